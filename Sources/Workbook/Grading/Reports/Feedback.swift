import WorkbookCommandLine
import WorkbookCore

/// The file `feedback.md`, which contains the feedback on a submission for its student.
///
/// The feedback lists the exercises that pass. For each of the other exercises, it lists the
/// requirements, and shows the first failure of each one that isn't met, in full. Any further failures
/// take two lines each. It also says which chapter to read.
/// At the end, it says which objectives the student has reached.
/// It reveals nothing that `workbook check` wouldn't.
struct Feedback {
  let row: Gradebook.Row
  let chapters: [Chapter]
  /// The graded exercises, in the order of the row's marks.
  let exercises: [Exercise]

  /// The text of the file.
  var text: String {
    let lines = [heading] + chapters.flatMap(section) + objectives
    return lines.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let required = row.marks.required
    let passed = required.count { $0.report?.verdict == .passed }
    let bonus = row.marks.count { !$0.isRequired && $0.report?.verdict == .passed }
    let optional = bonus == 0 ? "" : ", and \(bonus) optional \(bonus == 1 ? "one" : "ones")"
    var parts = [
      "# Feedback for \(Self.escaped(PlainText.oneLine(row.title)))",
      "**\(row.total.points) of \(row.maximum.points) points**; \(passed) of "
        + "\(required.count) exercises pass\(optional).",
    ]
    if let submission = row.submission, submission.problem == nil, passed == required.count {
      parts.append("Everything passes. Well done!")
    }
    if !row.remarks.isEmpty {
      parts.append(row.remarks.map { "- \(Self.escaped($0))" }.joined(separator: "\n"))
    }
    if row.submission == nil { parts.append("You haven't submitted anything.") }
    return parts.joined(separator: "\n\n")
  }

  private func section(_ chapter: Chapter) -> [String] {
    let marked = zip(exercises, row.marks).filter { $0.0.chapter == chapter.folder }
    guard !marked.isEmpty, row.submission != nil, row.submission?.problem == nil else { return [] }
    let passed = marked.filter { $0.1.report?.verdict == .passed }.map(\.0)
    let missing = marked.filter { exercise, mark in
      mark.report.map { $0.isNotSubmitted(exercise) } ?? true
    }
    let absent = missing.filter(\.1.isRequired).map(\.0)
    let skipped = missing.filter { !$0.1.isRequired }.map(\.0)
    let open = marked.filter { exercise, mark in
      mark.report?.verdict != .passed && !(absent + skipped).contains(exercise)
    }
    var parts = ["## \(chapter.number) \(Self.escaped(chapter.title))"]
    if !passed.isEmpty {
      parts.append(
        "\(passed.count == marked.count ? "All pass" : "Passed"): \(Self.names(of: passed)).")
    }
    if !absent.isEmpty { parts.append("Not submitted: \(Self.names(of: absent)).") }
    if !skipped.isEmpty {
      parts.append("Optional and not submitted: \(Self.names(of: skipped)).")
    }
    parts += open.flatMap { self.exercise($0.0, $0.1) }
    let untouched = open.allSatisfy { $0.1.report.map(Self.isUntouched) ?? true }
    if !absent.isEmpty || !open.isEmpty {
      parts.append(
        untouched
          ? "Start with `\(chapter.prosePath)`, or `\(Session.call) read \(chapter.number)`."
          : "Read on: `\(chapter.prosePath)`, or `\(Session.call) read \(chapter.number)`.")
    }
    return parts
  }

  private func exercise(_ exercise: Exercise, _ mark: Gradebook.Mark) -> [String] {
    let points = "\(mark.earned.points) of \(mark.maximum.points) points"
    let title =
      "### \(exercise.label) \(exercise.name) (\(points)\(mark.isRequired ? "" : ", optional"))"
    guard let report = mark.report else { return [] }
    if Self.isUntouched(report) {
      return [title, "Not started yet: \(Self.escaped(exercise.goal))"]
    }
    var parts = [title, "\(exercise.name) \(Self.escaped(report.headline))"]
    parts += mark.credit?.explanation.map { [Self.escaped($0)] } ?? []
    let failures = report.tests.filter(\.isFailure)
    if let reason = report.reason,
      failures.isEmpty || [.notAllowed, .tampered].contains(report.verdict)
    {
      parts.append(Self.escaped(PlainText.passage(reason, limit: 800)))
    }
    if report.verdict == .doesNotCompile {
      parts.append("The compiler's first errors:")
      parts.append(Self.fenced(report.firstErrors()))
    } else {
      parts += checklist(report, weights: mark.weights)
      let shown = firstFailures(in: report)
      parts += shown.flatMap { failure($0, of: exercise) }
      let others = failures.filter { failure in !shown.contains { $0.id == failure.id } }
      if !others.isEmpty {
        parts.append("Also failing:")
        parts.append(others.map { brief($0, of: exercise) }.joined(separator: "\n"))
      }
    }
    if report.verdict == .graderError {
      parts.append("This isn't your fault. Please ask your instructor to grade the answer again.")
    } else {
      parts.append("Stuck? `\(Session.call) hint \(exercise.name)`")
    }
    return parts
  }

  /// Returns a list of the requirements that says which of them the answer meets, and which have a
  /// weight.
  private func checklist(_ report: AnswerReport, weights: [Int: Double]) -> [String] {
    let items = report.requirementResults.map { result in
      let weight = result.tests.areConditions ? nil : weights[result.requirement.number]
      return "- [\(result.isMet ? "x" : " ")] \(Self.escaped(result.requirement.item))"
        + (weight.map { " (weight \($0.points))" } ?? "")
    }
    return items.isEmpty ? [] : [items.joined(separator: "\n")]
  }

  /// Returns the first failure of each requirement, or the first failure if the report lists no
  /// requirements.
  private func firstFailures(in report: AnswerReport) -> [TestReport] {
    let failures = report.tests.filter(\.isFailure)
    guard report.requirements != nil else { return Array(failures.prefix(1)) }
    var requirements: Set<Int?> = []
    return failures.filter { requirements.insert($0.requirement).inserted }
  }

  private func failure(_ test: TestReport, of exercise: Exercise) -> [String] {
    let description = FailureDescription(test, of: exercise)
    let requirement = test.requirement.map { "Requirement \($0), " } ?? ""
    var parts = [
      "\(requirement.isEmpty ? "First failing test" : "\(requirement)failing test"): "
        + "**\(Self.escaped(PlainText.oneLine(test.name)))** (`\(test.file):\(test.line)`)"
    ]
    if !description.message.isEmpty { parts.append(Self.fenced(description.message)) }
    if !description.story.isEmpty { parts += ["What happened:", Self.fenced(description.story)] }
    if !description.output.isEmpty {
      parts += ["Your answer printed:", Self.fenced(description.output)]
    }
    return parts
  }

  /// Returns a two-line description of a failing test: the test's name, and the first sentence of
  /// its message. Arguments alone don't say what went wrong, so they're skipped.
  private func brief(_ test: TestReport, of exercise: Exercise) -> String {
    let name =
      "- **\(Self.escaped(PlainText.oneLine(test.name)))** (`\(test.file):\(test.line)`)"
    let message = FailureDescription(test, of: exercise).message
    let first =
      message.split(whereSeparator: \.isNewline)
      .first { !($0.hasPrefix("With ") && $0.contains(" → ")) }.map(String.init) ?? ""
    if first.isEmpty { return name }
    // Two spaces before the line break keep the lines apart in Markdown.
    return "\(name)  \n  \(Self.escaped(PlainText.oneLine(first)))"
  }

  private static func names(of exercises: [Exercise]) -> String {
    exercises.map { "\($0.label) \($0.name)" }.joined(separator: ", ")
  }

  private static func isUntouched(_ report: AnswerReport) -> Bool {
    report.verdict == .unfinished && !report.tests.contains { $0.outcome == .passed }
      && !report.tests.contains(where: \.isFailure)
  }

  /// Returns a string escaped so that none of it is interpreted as Markdown or HTML. CommonMark
  /// allows a backslash before any ASCII punctuation character. See "Backslash escapes" in its
  /// specification.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if "\\`*_{}[]<>()#+!|~&$^=@".unicodeScalars.contains(character) { result += "\\" }
      result.unicodeScalars.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// Returns a string as a code block, with a fence longer than any run of backticks in the string.
  static func fenced(_ text: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }
}

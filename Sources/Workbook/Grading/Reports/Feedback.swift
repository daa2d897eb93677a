import WorkbookCommandLine
import WorkbookCore

/// `feedback.md`: the feedback on a submission for its student.
///
/// It lists what passes, shows the first failure of each exercise as the companion shows it, and
/// says where to read on. It reveals nothing that `workbook check` wouldn't.
struct Feedback {
  let row: Gradebook.Row
  let chapters: [Chapter]
  /// The graded exercises, in the order of the row's marks.
  let exercises: [Exercise]

  /// The text of the file.
  var text: String {
    let lines = [heading] + chapters.flatMap(section)
    return lines.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let passed = row.marks.count { $0.report?.verdict == .passed }
    var parts = [
      "# Feedback for \(Self.escaped(PlainText.oneLine(row.title)))",
      "**\(row.total.points) of \(row.maximum.points) points**; \(passed) of "
        + "\(row.marks.count) exercises pass.",
    ]
    if let submission = row.submission, submission.problem == nil, passed == row.marks.count {
      parts.append("Everything passes. Well done!")
    }
    if !row.remarks.isEmpty {
      parts.append(row.remarks.map { "- \(Self.escaped($0))" }.joined(separator: "\n"))
    }
    if row.submission == nil { parts.append("You have no submission.") }
    return parts.joined(separator: "\n\n")
  }

  private func section(_ chapter: Chapter) -> [String] {
    let marked = zip(exercises, row.marks).filter { $0.0.chapter == chapter.folder }
    guard !marked.isEmpty, row.submission != nil, row.submission?.problem == nil else { return [] }
    let passed = marked.filter { $0.1.report?.verdict == .passed }.map(\.0)
    let open = marked.filter { $0.1.report?.verdict != .passed }
    var parts = ["## \(chapter.number) \(Self.escaped(chapter.title))"]
    if !passed.isEmpty {
      parts.append(
        "\(open.isEmpty ? "All pass" : "Passed"): \(passed.map { "\($0.label) \($0.name)" }.joined(separator: ", "))."
      )
    }
    parts += open.flatMap { self.exercise($0.0, $0.1) }
    let untouched = open.allSatisfy { $0.1.report.map(Self.isUntouched) ?? true }
    if !open.isEmpty {
      parts.append(
        untouched
          ? "Start with `\(chapter.prosePath)`, or `\(Session.call) read \(chapter.number)`."
          : "Read on: `\(chapter.prosePath)`, or `\(Session.call) read \(chapter.number)`.")
    }
    return parts
  }

  private func exercise(_ exercise: Exercise, _ mark: Gradebook.Mark) -> [String] {
    let points = "\(mark.earned.points) of \(mark.maximum.points) points"
    let title = "### \(exercise.label) \(exercise.name) (\(points))"
    guard let report = mark.report else { return [title, "There is no answer yet."] }
    if Self.isUntouched(report) {
      return [title, "Not started yet: \(Self.escaped(exercise.goal))"]
    }
    var parts = [title, "\(exercise.name) \(Self.escaped(report.headline))"]
    let first = report.tests.first(where: \.isFailure)
    if let reason = report.reason,
      first == nil || [.notAllowed, .tampered].contains(report.verdict)
    {
      parts.append(Self.escaped(PlainText.passage(reason, limit: 800)))
    }
    if report.verdict == .doesNotCompile {
      parts.append("The compiler's first errors:")
      parts.append(Self.fenced(report.firstErrors()))
    } else if let first {
      parts += failure(first, of: exercise)
    }
    if report.verdict == .graderError {
      parts.append("This isn't your fault. Please ask your instructor to grade it again.")
    } else {
      parts.append("Stuck? `\(Session.call) hint \(exercise.name)`")
    }
    return parts
  }

  private func failure(_ test: TestReport, of exercise: Exercise) -> [String] {
    let description = FailureDescription(test, of: exercise)
    var parts = [
      "First failing test: **\(Self.escaped(PlainText.oneLine(test.name)))** "
        + "(`\(test.file):\(test.line)`)"
    ]
    if !description.message.isEmpty { parts.append(Self.fenced(description.message)) }
    if !description.story.isEmpty { parts += ["What happened:", Self.fenced(description.story)] }
    if !description.output.isEmpty {
      parts += ["Your answer printed:", Self.fenced(description.output)]
    }
    return parts
  }

  private static func isUntouched(_ report: AnswerReport) -> Bool {
    report.verdict == .unfinished && !report.tests.contains { $0.outcome == .passed }
      && !report.tests.contains(where: \.isFailure) || report.verdict == .missing
  }

  /// Escapes a text so that none of it is Markdown or HTML. CommonMark allows a backslash before
  /// any ASCII punctuation character ("Backslash escapes").
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if "\\`*_{}[]<>()#+!|~&$^=@".unicodeScalars.contains(character) { result += "\\" }
      result.unicodeScalars.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// Returns a text as a code block, with a fence longer than any run of backticks in the text.
  static func fenced(_ text: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }
}

import WorkbookCore

/// The text of a report, which shows the first failure in full, followed by one line for each
/// requirement, or for each of the other tests if the report lists no requirements.
package struct ReportText {
  private let report: AnswerReport
  private let exercise: Exercise
  private let console: Console
  private let answer: String?

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - exercise: The exercise that the report is about.
  ///   - console: The console to format the lines for.
  ///   - answer: The answer's source code. If you pass it and a test times out, the text lists
  ///     loops that may be endless.
  package init(
    report: AnswerReport, exercise: Exercise, console: Console, answer: String? = nil
  ) {
    self.report = report
    self.exercise = exercise
    self.console = console
    self.answer = answer
  }

  /// The lines of the text.
  package var lines: [String] {
    var lines = [
      console.styled("\(exercise.label) \(exercise.name)", .bold), "",
    ]
    if report.verdict == .doesNotCompile { return lines + compilerErrors }
    let failed = report.tests.filter(\.isFailure)
    if let first = failed.first { lines += details(first) + [""] }
    let results = report.requirementResults
    lines += results.flatMap { result in
      [oneLine(result.requirement.item, result.outcome)]
        + result.tests.filter { $0.isFailure && $0.id != failed.first?.id }.map {
          oneLine($0, indent: "  ")
        }
    }
    let others = report.tests.filter {
      $0.id != failed.first?.id && (results.isEmpty || $0.requirement == nil)
    }
    lines += others.map { oneLine($0) }
    if !results.isEmpty || !others.isEmpty { lines.append("") }
    // Omit the reason if a test failed, because the failure is more informative.
    if let reason = report.reason, failed.isEmpty { lines += console.wrapped(reason) + [""] }
    return lines + summary + (report.auditNote.map { console.wrapped($0) } ?? [])
  }

  private var text: FailureText { FailureText(exercise: exercise) }

  /// The first compile errors.
  private var compilerErrors: [String] {
    var (lines, omitted) = CompilerErrors(in: report.compilerOutput).first(3, lineCount: 30)
    if lines.isEmpty {
      lines = report.compilerOutput.trimmed
        .limited(toFirst: 20, last: 20, lineLength: 400)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    lines = lines.map(highlighted)
    if omitted > 0 {
      lines.append("")
      lines += console.wrapped(
        "There \(omitted == 1 ? "is" : "are") \(omitted.counted("more error")). Fix the first, "
          + "because it often causes the others.")
    }
    if let reason = report.reason { lines += [""] + console.wrapped(reason) }
    return lines + [
      "", console.styled("\(exercise.name) doesn't compile", .red) + " yet, so no tests ran.",
    ]
  }

  /// Returns a line of compiler output with its severity highlighted.
  private func highlighted(_ line: String) -> String {
    for (kind, style) in [("error:", TextStyle.red), ("warning:", .yellow), ("note:", .cyan)] {
      guard let range = line.firstRange(of: " \(kind)") else { continue }
      return line[..<range.lowerBound] + " " + console.styled(kind, style, .bold)
        + line[range.upperBound...]
    }
    return line
  }

  /// Returns the full description of a failed test: its first issue with its story, why the program
  /// ended if it did, and the test's output. Later issues are often consequences, so they're counted.
  private func details(_ test: TestReport) -> [String] {
    var lines = console.wrapped(test.name, indent: "  ")
    lines[0] = console.styled("✘ " + lines[0].dropFirst(2), .red, .bold)
    if let requirement = report.requirements?.first(where: { $0.number == test.requirement }) {
      lines += console.wrapped(
        "Requirement \(requirement.number): \(requirement.text)", indent: "  ")
    }
    let nameLineCount = lines.count
    // If an issue is in the test's own file, its location also locates the test.
    if !test.issues.contains(where: { $0.line != nil && ($0.file ?? test.file) == test.file }) {
      lines.append("  " + console.path("\(test.file):\(test.line)"))
    }
    switch test.outcome {
    case .crashed:
      lines += console.wrapped("The program crashed during this test.", indent: "  ")
    case .timedOut where test.issues.isEmpty:
      lines += console.wrapped(
        "This test didn't finish in time and was stopped. Check for a loop that never ends.",
        indent: "  ")
    default: break
    }
    let didEnd = test.outcome != .crashed && test.outcome != .timedOut
    let issues = didEnd ? test.issues[...] : test.issues.dropLast()
    if let first = issues.first {
      if lines.count > nameLineCount { lines.append("") }
      lines += self.lines(of: first, in: test)
      let others = issues.count - 1
      if others > 0 {
        let count = "+ \(others.counted("more failure")) in this test"
        lines.append("  " + console.styled(count, .dim))
      }
    }
    if !didEnd, let last = test.issues.last {
      if lines.count > nameLineCount { lines.append("") }
      lines += self.lines(ofFatal: last, in: test)
    }
    if test.outcome == .timedOut { lines += possibleLoops }
    return lines + output(of: test)
  }

  /// Returns the lines for an issue: the suite's own comments, Swift Testing's message, and the
  /// story.
  private func lines(of issue: IssueReport, in test: TestReport) -> [String] {
    var lines = location(of: issue, in: test)
    for comment in issue.comments where !comment.contains("\n") {
      lines += console.wrapped(comment, indent: "  ").map { console.styled($0, .bold) }
    }
    lines += text.lines(of: issue).flatMap { console.wrapped($0, indent: "  ") }
    return lines
      + issue.comments.filter { $0.contains("\n") }.flatMap { quotedStory(text.withKnownPaths($0)) }
  }

  /// Returns the lines for an issue that explains why the program ended: the cause, followed by any
  /// advice.
  private func lines(ofFatal issue: IssueReport, in test: TestReport) -> [String] {
    location(of: issue, in: test)
      + ([issue.message] + issue.comments).map(text.withKnownPaths)
      .flatMap { console.wrapped($0, indent: "  ") }
  }

  private func location(of issue: IssueReport, in test: TestReport) -> [String] {
    guard let line = issue.line else { return [] }
    return ["  " + console.path("\(issue.file ?? test.file):\(line)")]
  }

  /// Lines that list the answer's loops, any of which may be endless, or the answer's path if it
  /// has no loops.
  private var possibleLoops: [String] {
    let loops = self.loops
    let path = exercise.answerPath()
    guard !loops.isEmpty else {
      return ["  " + console.path(path)]
    }
    return loops.map { loop in
      let location = "\(path):\(loop.line)"
      let code = loop.code.prefix(max(0, console.width - location.count - 4))
      return ("  " + console.path(location) + "  \(code)").trimmedAtEnd
    }
  }

  /// The lines of the answer that contain `while` or `repeat`, with their line numbers.
  private var loops: [(line: Int, code: String)] {
    let answer = answer ?? ""
    let lines = answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let tokens = CodeTokens(answer).tokens
    let found = tokens.filter { $0.kind == .word && ["while", "repeat"].contains($0.text) }
    return Set(found.map(\.line)).sorted().filter { $0 <= lines.count }.map { number in
      let comment = tokens.first { $0.kind == .comment && $0.line == number }
      let line = lines[number - 1]
      return (number, String(line[..<(comment?.text.startIndex ?? line.endIndex)]).trimmed)
    }
  }

  private func output(of test: TestReport) -> [String] {
    let output = test.output.limited(toFirst: 10, last: 20, lineLength: 400).trimmedAtEnd
    return output.isEmpty ? [] : ["", "  " + console.styled("It printed:", .dim)] + quoted(output)
  }

  /// Returns the lines of a story as a quotation and wraps lines that are too long.
  private func quotedStory(_ text: String) -> [String] {
    text.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { linesWithHangingIndent(of: String($0), width: console.width - 4) }.flatMap(quoted)
  }

  /// Returns the lines of text as a quotation, with a vertical bar before each line. The lines
  /// aren't wrapped.
  private func quoted(_ text: String) -> [String] {
    text.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + console.styled("│", .dim) + " \($0)".trimmedAtEnd }
  }

  private func oneLine(_ test: TestReport, indent: String = "") -> String {
    let output = test.isFailure ? [] : output(of: test).dropFirst()
    return ([oneLine(test.name, test.outcome, indent: indent)] + output).joined(separator: "\n")
  }

  /// Returns the line for a test or a requirement, which is wrapped if it's too long.
  private func oneLine(
    _ text: String, _ outcome: TestReport.Outcome, indent: String = ""
  ) -> String {
    let (mark, style, note): (String, TextStyle, String) =
      switch outcome {
      case .passed: ("✔", .green, "")
      case .failed: ("✘", .red, "")
      case .crashed: ("✘", .red, "crashed")
      case .timedOut: ("✘", .red, "didn't finish in time")
      case .unfinished: ("○", .dim, "unfinished")
      case .notReached: ("·", .dim, "not reached")
      }
    let tail = note.isEmpty ? "" : "  " + console.styled(note, .dim)
    var names = console.wrapped(text, indent: indent + "  ")
    names[0] = indent + console.styled(mark, style) + names[0].dropFirst(indent.count + 1)
    let fits = visibleCount(names[names.count - 1] + tail) <= console.width
    if fits { names[names.count - 1] += tail } else { names.append(indent + tail) }
    return names.joined(separator: "\n")
  }

  private var summary: [String] {
    if report.verdict == .passed {
      let count = report.tests.count == 1 ? "The test" : "All \(report.tests.count) tests"
      return [console.styled("\(count) passed.", .green, .bold)]
    }
    if report.verdict == .notAllowed || report.verdict == .tampered {
      return console.wrapped(
        "\(exercise.name) \(report.verdict.words), so no tests ran. "
          + "Grading rejects such an answer, too.")
    }
    return console.wrapped("\(exercise.name) \(report.verdict.words): \(counts)")
  }

  private var counts: String {
    let results = report.requirementResults
    guard !results.isEmpty else { return TestCounts(report.tests).sentence }
    return "\(results.count(where: \.isMet)) of \(results.count) requirements are met."
  }
}

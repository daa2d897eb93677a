import WorkbookCore

/// The text of a failed test: its first issue with its story, why the program ended if it did, and the
/// test's output. Later issues are often consequences, so they're counted.
package struct FailedTestText {
  private let test: TestReport
  private let report: AnswerReport
  private let exercise: Exercise
  private let console: Console
  private let answer: String?
  private let isBrief: Bool

  /// Creates the text of a failed test.
  ///
  /// - Parameters:
  ///   - answer: The answer's source code, if the text lists loops that may be endless.
  ///   - isBrief: Whether to leave out the differences that follow from the values of an expectation.
  package init(
    _ test: TestReport, in report: AnswerReport, of exercise: Exercise, console: Console,
    answer: String? = nil, isBrief: Bool = false
  ) {
    self.isBrief = isBrief
    self.test = test
    self.report = report
    self.exercise = exercise
    self.console = console
    self.answer = answer
  }

  /// All lines.
  package var lines: [String] { head + quoted(story) + tail }

  // MARK: - The parts

  /// The test, its requirement, and what went wrong.
  package var head: [String] {
    var lines = title
    let titleCount = lines.count
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
    guard let first = issues.first else { return lines }
    return lines + (lines.count > titleCount ? [""] : []) + self.lines(of: first)
  }

  /// The lines of the story of the first issue, which aren't wrapped.
  package var story: [String] {
    guard let first = issues.first else { return [] }
    return first.comments.filter { $0.contains("\n") }.flatMap { comment in
      text.withKnownPaths(comment).trimmedAtEnd
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The number of other issues, why the program ended, and the output.
  package var tail: [String] {
    var lines: [String] = []
    if issues.count > 1 {
      let count = "+ \((issues.count - 1).counted("more failure")) in this test"
      lines.append("  " + console.styled(count, .dim))
    }
    if !didEnd, let last = test.issues.last {
      let isAfterTitle = issues.isEmpty && head.count == title.count
      lines += (isAfterTitle ? [] : [""]) + self.lines(ofFatal: last)
    }
    if test.outcome == .timedOut { lines += possibleLoops }
    return lines + output
  }

  private var title: [String] {
    var lines = console.wrapped(test.name, indent: "  ")
    lines[0] = console.styled("✘ " + lines[0].dropFirst(2), .red, .bold)
    if let requirement = report.requirements?.first(where: { $0.number == test.requirement }) {
      lines += console.wrapped(
        "Requirement \(requirement.number): \(requirement.text)", indent: "  ")
    }
    return lines
  }

  private var didEnd: Bool { test.outcome != .crashed && test.outcome != .timedOut }

  /// The issues, without the one that says why the program ended.
  private var issues: ArraySlice<IssueReport> {
    didEnd ? test.issues[...] : test.issues.dropLast()
  }

  private var text: FailureText { FailureText(exercise: exercise) }

  /// Returns the lines for an issue: its location, the suite's own comments, and Swift Testing's
  /// message.
  private func lines(of issue: IssueReport) -> [String] {
    var lines = location(of: issue)
    for comment in issue.comments where !comment.contains("\n") {
      lines += console.wrapped(comment, indent: "  ").map { console.styled($0, .bold) }
    }
    return lines
      + text.lines(of: issue).map(withoutDifferences).flatMap { console.wrapped($0, indent: "  ") }
  }

  /// Returns a message without the lines about inserted and removed elements, in a brief text.
  private func withoutDifferences(_ message: String) -> String {
    guard isBrief else { return message }
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("inserted ") && !$0.hasPrefix("removed ") }.joined(separator: "\n")
  }

  /// Returns the lines for an issue that explains why the program ended: the cause, followed by any
  /// advice.
  private func lines(ofFatal issue: IssueReport) -> [String] {
    location(of: issue)
      + ([issue.message] + issue.comments).map(text.withKnownPaths)
      .flatMap { console.wrapped($0, indent: "  ") }
  }

  private func location(of issue: IssueReport) -> [String] {
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

  /// The lines with the test's output.
  var output: [String] {
    let output = test.output.limited(toFirst: 10, last: 20, lineLength: 400).trimmedAtEnd
    return output.isEmpty ? [] : ["", "  " + console.styled("It printed:", .dim)] + quoted(output)
  }

  /// Returns the lines of text as a quotation, with a vertical bar before each line. The lines
  /// aren't wrapped.
  private func quoted(_ text: String) -> [String] {
    text.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + console.styled("│", .dim) + " \($0)".trimmedAtEnd }
  }

  /// Returns the lines of a story as a quotation, and wraps lines that are too long.
  package func quoted(_ story: [String]) -> [String] {
    story.flatMap { linesWithHangingIndent(of: $0, width: console.width - 4) }.flatMap(quoted)
  }
}

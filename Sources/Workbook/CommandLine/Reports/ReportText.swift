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
    if let first = failed.first { lines += failure(of: first).lines + [""] }
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
    return lines + summary + auditNote
  }

  /// The lines that say that the answer wasn't audited, or no lines if it was.
  package var auditNote: [String] { report.auditNote.map { console.wrapped($0) } ?? [] }

  private func failure(of test: TestReport) -> FailedTestText {
    FailedTestText(test, in: report, of: exercise, console: console, answer: answer)
  }

  /// The first compile errors.
  private var compilerErrors: [String] {
    var (lines, omitted) = CompilerErrors(in: report.compilerOutput).first(3, lineCount: 30)
    if lines.isEmpty {
      lines = report.compilerOutput.trimmed
        .limited(toFirst: 20, last: 20, lineLength: 400)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    lines = lines.flatMap { wrapped($0) }.map(highlighted)
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

  /// Returns a line of compiler output, wrapped between words if it's a message. Code isn't wrapped.
  private func wrapped(_ line: String) -> [String] {
    guard line.count > console.width else { return [line] }
    guard let mark = line.firstRange(of: "`- ") else {
      let isMessage = [" error: ", " warning: ", " note: "].contains { line.contains($0) }
      return isMessage ? linesWithHangingIndent(of: line, width: console.width) : [line]
    }
    // The message is below the code that it's about.
    let margin = line[..<mark.lowerBound]
    let blank = String(margin.map { $0 == "|" ? "|" : " " }) + "   "
    let room = max(20, console.width - blank.count)
    return wrappedLines(of: String(line[mark.upperBound...]), width: room).enumerated().map {
      ($0.offset == 0 ? margin + "`- " : blank) + $0.element
    }
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

  private func oneLine(_ test: TestReport, indent: String = "") -> String {
    let output = test.isFailure ? [] : failure(of: test).output.dropFirst()
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

  /// The line that sums up the tests or the requirements.
  package var summary: [String] {
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

  /// The number of requirements that are met or, if the report lists none, of tests that passed.
  package var counts: String {
    let results = report.requirementResults
    guard !results.isEmpty else { return TestCounts(report.tests).sentence }
    return "\(results.count(where: \.isMet)) of \(results.count) requirements are met."
  }
}

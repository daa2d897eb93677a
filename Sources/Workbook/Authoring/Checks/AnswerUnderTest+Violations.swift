import WorkbookCore

extension AnswerUnderTest {
  /// Returns a violation for this answer, with the command that runs the answer again.
  func violation(_ problem: String) -> Violation {
    guard let entry else {
      return Violation(path, problem, command: "swift run workbook verify --answer \(path)")
    }
    return Violation(
      exercise.wrongAnswersPath, line: entry.line, "\(entry.name) \(problem)",
      command: "swift run workbook verify --answer \(exercise.name)/\(entry.name)")
  }

  /// Returns a violation if the answer wasn't judged by its tests, and `nil` if it was.
  func violation(ifNotJudged report: AnswerReport) -> Violation? {
    switch report.verdict {
    case .passed, .failed, .unfinished, .crashed, .timedOut:
      return nil
    case .doesNotCompile:
      let errors = report.compilerOutput.split(separator: "\n").filter { $0.contains("error:") }
      return violation("doesn't compile." + (errors.first.map { " \($0)" } ?? ""))
    case .outputFlood, .outOfMemory, .missing, .notAllowed, .tampered, .graderError:
      return violation("is judged \(report.verdict.rawValue). \(report.reason ?? "")")
    }
  }
}

extension TestReport.Outcome {
  /// The outcome as a clause, such as `it failed`.
  var description: String {
    switch self {
    case .passed: "it passed"
    case .failed: "it failed"
    case .unfinished: "it is unfinished"
    case .crashed: "it crashed"
    case .timedOut: "it timed out"
    case .notReached: "it didn't run"
    }
  }
}

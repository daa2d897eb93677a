import WorkbookCore

extension AnswerUnderTest {
  /// Something that came out when the answer was tried.
  func violation(_ problem: String) -> Violation {
    guard let entry else {
      return Violation(path, problem, command: "swift run workbook verify --answer \(path)")
    }
    return Violation(
      exercise.wrongAnswersPath, line: entry.line, "\(entry.name) \(problem)",
      command: "swift run workbook verify --answer \(exercise.name)/\(entry.name)")
  }

  /// What kept the answer from being judged by its tests.
  func violation(ifNotJudged report: AnswerReport) -> Violation? {
    switch report.verdict {
    case .passed, .failed, .unfinished, .crashed, .timedOut:
      return nil
    case .doesNotCompile:
      let errors = report.compilerOutput.split(separator: "\n").filter { $0.contains("error:") }
      return violation("does not compile." + (errors.first.map { " \($0)" } ?? ""))
    case .outputFlood, .outOfMemory, .missing, .tampered, .graderError:
      return violation("is judged \(report.verdict.rawValue). \(report.reason ?? "")")
    }
  }
}

extension TestReport.Outcome {
  /// What became of a test, in words.
  var inWords: String {
    switch self {
    case .passed: "it passed"
    case .failed: "it failed"
    case .unfinished: "it is unfinished"
    case .crashed: "it crashed"
    case .timedOut: "it did not come to an end"
    case .notReached: "it was not reached"
    }
  }
}

import WorkbookCore

extension Specimen {
  /// Something that came out when the answer was tried.
  func fault(_ problem: String) -> Fault {
    guard let entry else {
      return Fault(path, problem, command: "swift run workbook verify --answer \(path)")
    }
    return Fault(
      exercise.wrongAnswersPath, line: entry.line, "\(entry.name) \(problem)",
      command: "swift run workbook verify --answer \(exercise.name)/\(entry.name)")
  }

  /// What kept the answer from being judged by its tests.
  func notRun(_ report: AnswerReport) -> Fault? {
    switch report.verdict {
    case .passed, .failed, .unfinished, .crashed, .timedOut:
      return nil
    case .doesNotCompile:
      let errors = report.compilerOutput.split(separator: "\n").filter { $0.contains("error:") }
      return fault("does not compile." + (errors.first.map { " \($0)" } ?? ""))
    case .outputFlood, .outOfMemory, .missing, .tampered, .graderError:
      return fault("is judged \(report.verdict.rawValue). \(report.reason ?? "")")
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

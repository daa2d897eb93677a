import WorkbookCore

/// What the workbook asks for can be done.
struct SolutionsRun: RunningCheck {
  let name = "solutions"
  let claim = "Each solution passes all tests of its suite."

  func specimens(in edition: Edition) -> [Specimen] {
    edition.exercises.map { Specimen(path: $0.answerPath(in: "Solutions"), exercise: $0) }
  }

  func faults(about report: AnswerReport, of specimen: Specimen, in edition: Edition) -> [Fault] {
    if let fault = specimen.notRun(report) { return [fault] }
    let faults = report.tests.filter { $0.outcome != .passed }.map { test in
      specimen.fault(
        "does not pass \"\(test.name)\": \(test.outcome.inWords)."
          + (test.issues.first.map { " \($0.message.prefix { !$0.isNewline })" } ?? ""))
    }
    guard faults.isEmpty, report.verdict != .passed else { return faults }
    return [specimen.fault("is judged \(report.verdict.rawValue), not passed.")]
  }
}

import WorkbookCore

/// No stub passes for an answer: each test of the suite comes to a hole.
///
/// A test that comes to a hole ends as unfinished, and fails in strict mode. So a stub of which
/// each test is unfinished is one that is red, test by test, with `WORKBOOK_UNFINISHED=fail`.
struct StubsRun: RunningCheck {
  let name = "stubs"
  let claim = "Each stub compiles, and each test of its suite comes to a hole in it."

  func specimens(in edition: Edition) -> [Specimen] {
    edition.exercises.map { Specimen(path: $0.stubPath, exercise: $0) }
  }

  func faults(about report: AnswerReport, of specimen: Specimen, in edition: Edition) -> [Fault] {
    if let fault = specimen.notRun(report) { return [fault] }
    guard !report.tests.isEmpty else {
      return [specimen.fault("is graded by no test.")]
    }
    let faults = report.tests.filter { $0.outcome != .unfinished }.map { test in
      let problem =
        test.outcome == .passed
        ? "passes a test that does not come to a hole: \(test.name)"
        : "does not end as unfinished in \"\(test.name)\": \(test.outcome.inWords)."
      return specimen.fault(problem)
    }
    guard faults.isEmpty, report.verdict != .unfinished else { return faults }
    return [specimen.fault("is judged \(report.verdict.rawValue), not unfinished.")]
  }
}

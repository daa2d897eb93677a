/// No stub passes for an answer: each test of the suite comes to a hole.
///
/// A test that comes to a hole ends as unfinished, and fails in strict mode. So a stub of which
/// each test is unfinished is one that is red, test by test, with `WORKBOOK_UNFINISHED=fail`.
struct StubsRun: RunningCheck {
  let name = "stubs"
  let claim = "Each stub compiles, and each test of its suite comes to a hole in it."

  func trials(in edition: Edition) -> [Trial] {
    edition.exercises.map { Trial(path: $0.stubPath, exercise: $0) }
  }

  func faults(about report: AnswerReport, of trial: Trial, in edition: Edition) -> [Fault] {
    if let fault = trial.notRun(report) { return [fault] }
    guard !report.tests.isEmpty else {
      return [trial.fault("is graded by no test.")]
    }
    let faults = report.tests.filter { $0.outcome != .unfinished }.map { test in
      let problem =
        test.outcome == .passed
        ? "passes a test that does not come to a hole: \(test.name)"
        : "does not end as unfinished in \"\(test.name)\": \(test.outcome.inWords)."
      return trial.fault(problem)
    }
    guard faults.isEmpty, report.verdict != .unfinished else { return faults }
    return [trial.fault("is judged \(report.verdict.rawValue), not unfinished.")]
  }
}

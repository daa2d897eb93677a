import WorkbookCore

/// No stub passes for an answer: each test of the suite comes to a hole.
///
/// A test that comes to a hole ends as unfinished, and fails in strict mode. So a stub of which
/// each test is unfinished is one that is red, test by test, with `WORKBOOK_UNFINISHED=fail`.
struct StubsRun: AnswerCheck {
  let name = "stubs"
  let claim = "Each stub compiles, and each test of its suite comes to a hole in it."

  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest] {
    workspace.exercises.map { AnswerUnderTest(path: $0.stubPath, exercise: $0) }
  }

  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    if let violation = answer.violation(ifNotJudged: report) { return [violation] }
    guard !report.tests.isEmpty else {
      return [answer.violation("is graded by no test.")]
    }
    let violations = report.tests.filter { $0.outcome != .unfinished }.map { test in
      let problem =
        test.outcome == .passed
        ? "passes a test that does not come to a hole: \(test.name)"
        : "does not end as unfinished in \"\(test.name)\": \(test.outcome.inWords)."
      return answer.violation(problem)
    }
    guard violations.isEmpty, report.verdict != .unfinished else { return violations }
    return [answer.violation("is judged \(report.verdict.rawValue), not unfinished.")]
  }
}

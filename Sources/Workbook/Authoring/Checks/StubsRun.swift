import WorkbookCore

/// A check that every test in a stub's suite reaches a hole, so that no stub counts as an answer.
///
/// A test that reaches a hole ends as unfinished. With `WORKBOOK_UNFINISHED=fail`, it fails
/// instead, so this check also proves that every test fails in strict mode.
struct StubsRun: AnswerCheck {
  let name = "stubs"
  let claim = "Each stub compiles, and every test of its suite reaches a hole."

  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest] {
    workspace.exercises.map { AnswerUnderTest(path: $0.stubPath, exercise: $0) }
  }

  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    if let violation = answer.violation(ifNotJudged: report) { return [violation] }
    guard !report.tests.isEmpty else {
      return [answer.violation("isn't graded by any test.")]
    }
    let violations = report.tests.filter { $0.outcome != .unfinished }.map { test in
      let problem =
        test.outcome == .passed
        ? "passes a test that should be unfinished: \(test.name)"
        : "doesn't leave \"\(test.name)\" unfinished: \(test.outcome.description)."
      return answer.violation(problem)
    }
    guard violations.isEmpty, report.verdict != .unfinished else { return violations }
    return [answer.violation("is judged \(report.verdict.rawValue), not unfinished.")]
  }
}

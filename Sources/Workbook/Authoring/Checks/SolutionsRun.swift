import WorkbookCore

/// A check that each solution passes its suite.
struct SolutionsRun: AnswerCheck {
  let name = "solutions"
  let claim = "Each solution passes all tests of its suite."

  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest] {
    workspace.exercises.map { AnswerUnderTest(path: $0.answerPath(in: "Solutions"), exercise: $0) }
  }

  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    if let violation = answer.violation(ifNotJudged: report) { return [violation] }
    let violations = report.tests.filter { $0.outcome != .passed }.map { test in
      answer.violation(
        "doesn't pass \"\(test.name)\": \(test.outcome.description)."
          + (test.issues.first.map { " \($0.message.prefix { !$0.isNewline })" } ?? ""))
    }
    guard violations.isEmpty, report.verdict != .passed else { return violations }
    return [answer.violation("is judged \(report.verdict.rawValue), not passed.")]
  }
}

import WorkbookCore

/// A check that the failures of wrong answers are lessons: each has a sentence, and shows only what a
/// student knows.
struct MessagesRun: AnswerCheck {
  let name = "messages"
  let claim = "Each failure of a wrong answer has a sentence, and shows only what a student knows."

  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest] {
    WrongAnswersRun().answers(in: workspace)
  }

  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    report.tests.filter { $0.outcome == .failed }.flatMap { test in
      FailureMessage(of: test).problems.map { problem in
        answer.violation("fails \"\(test.name)\", which \(problem)")
      }
    }
  }
}

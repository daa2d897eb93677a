import WorkbookCore

/// A check that students can learn from the failures of wrong answers. Each failure must have a
/// message, and the message must use only terms that students know.
struct MessagesRun: AnswerCheck {
  let name = "messages"
  let claim = "Each failure of a wrong answer has a message in terms that students know."

  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest] {
    WrongAnswersRun().answers(in: workspace)
  }

  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    report.tests.filter { $0.outcome == .failed }.flatMap { test in
      FailureMessage(of: test, in: answer.exercise).problems.map { problem in
        answer.violation("fails \"\(test.name)\", which \(problem)")
      }
    }
  }
}

import WorkbookCore

/// A check that each wrong answer fails the test for its misconception.
struct WrongAnswersRun: AnswerCheck {
  let name = "wrong-answers"
  let claim = "Each wrong answer fails the test that it names."

  func answers(in workspace: AuthoringWorkspace) -> [AnswerUnderTest] {
    workspace.exercises.flatMap { exercise in
      workspace.package.wrongAnswerCatalog(of: exercise).entries.map {
        AnswerUnderTest($0, exercise: exercise)
      }
    }
  }

  func violations(
    about report: AnswerReport, of answer: AnswerUnderTest, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    if report.verdict == .missing {
      return [answer.violation("can't be built. \(report.reason ?? "")")]
    }
    if let violation = answer.violation(ifNotJudged: report) { return [violation] }
    let red = report.tests.filter { [.failed, .crashed, .timedOut].contains($0.outcome) }
    if red.isEmpty {
      let problem =
        report.verdict == .passed
        ? "passes, but it should fail."
        : "is judged \(report.verdict.rawValue), but it should fail."
      return [answer.violation(problem)]
    }
    if let test = answer.test, !red.contains(where: { $0.name == test }) {
      let names = red.map { "\"\($0.name)\"" }.inWords
      return [answer.violation("isn't caught by \"\(test)\", but by \(names).")]
    }
    return []
  }
}

/// A suite catches what students really get wrong, by the test that is about it.
struct WrongAnswersRun: RunningCheck {
  let name = "wrong-answers"
  let claim = "Each wrong answer is red, by the test that it names."

  func trials(in edition: Edition) -> [Trial] {
    edition.exercises.flatMap { exercise in
      edition.wrongAnswers(to: exercise).map { Trial(path: $0, exercise: exercise) }
    }
  }

  func findings(about report: AnswerReport, of trial: Trial, in edition: Edition) -> [Finding] {
    if let finding = trial.notRun(report) { return [finding] }
    let red = report.tests.filter { [.failed, .crashed, .timedOut].contains($0.outcome) }
    if red.isEmpty {
      return [trial.finding("passes for a right answer.")]
    }
    guard let test = WrongAnswer(edition.text(trial.path) ?? "").test,
      !red.contains(where: { $0.name == test })
    else { return [] }
    return [
      trial.finding(
        "is not caught by \"\(test)\", but by \(red.map { "\"\($0.name)\"" }.inWords).")
    ]
  }
}

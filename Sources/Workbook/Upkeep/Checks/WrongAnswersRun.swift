/// A suite catches what students really get wrong, by the test that is about it.
struct WrongAnswersRun: RunningCheck {
  let name = "wrong-answers"
  let claim = "Each wrong answer is red, by the test that it names."

  func trials(in edition: Edition) -> [Trial] {
    edition.exercises.flatMap { exercise in
      edition.wrongAnswers(to: exercise).map { Trial(path: $0, exercise: exercise) }
    }
  }

  func faults(about report: AnswerReport, of trial: Trial, in edition: Edition) -> [Fault] {
    if let fault = trial.notRun(report) { return [fault] }
    let red = report.tests.filter { [.failed, .crashed, .timedOut].contains($0.outcome) }
    if red.isEmpty {
      let problem =
        report.verdict == .passed
        ? "passes for a right answer." : "is judged \(report.verdict.rawValue), not failed."
      return [trial.fault(problem)]
    }
    guard let test = Misconception(source: edition.text(trial.path) ?? "")?.caughtBy,
      !red.contains(where: { $0.name == test })
    else { return [] }
    return [
      trial.fault(
        "is not caught by \"\(test)\", but by \(red.map { "\"\($0.name)\"" }.inWords).")
    ]
  }
}

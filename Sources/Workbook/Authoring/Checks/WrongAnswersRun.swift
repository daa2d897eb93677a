import WorkbookCore

/// A suite catches what students really get wrong, by the test that is about it.
struct WrongAnswersRun: RunningCheck {
  let name = "wrong-answers"
  let claim = "Each wrong answer is red, by the test that it names."

  func specimens(in edition: Edition) -> [Specimen] {
    edition.exercises.flatMap { exercise in
      edition.wrongAnswers(to: exercise).map { path in
        Specimen(
          path: path, exercise: exercise,
          test: Misconception(source: edition.text(path) ?? "")?.caughtBy)
      }
    }
  }

  func faults(about report: AnswerReport, of specimen: Specimen, in edition: Edition) -> [Fault] {
    if let fault = specimen.notRun(report) { return [fault] }
    let red = report.tests.filter { [.failed, .crashed, .timedOut].contains($0.outcome) }
    if red.isEmpty {
      let problem =
        report.verdict == .passed
        ? "passes for a right answer." : "is judged \(report.verdict.rawValue), not failed."
      return [specimen.fault(problem)]
    }
    guard let test = specimen.test, !red.contains(where: { $0.name == test })
    else { return [] }
    return [
      specimen.fault(
        "is not caught by \"\(test)\", but by \(red.map { "\"\($0.name)\"" }.inWords).")
    ]
  }
}

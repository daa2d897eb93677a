import WorkbookCore

/// A suite catches what students really get wrong, by the test that is about it.
struct WrongAnswersRun: RunningCheck {
  let name = "wrong-answers"
  let claim = "Each wrong answer is red, by the test that it names."

  func specimens(in edition: Edition) -> [Specimen] {
    edition.exercises.flatMap { exercise in
      edition.package.wrongAnswerCatalog(of: exercise).entries.map {
        Specimen($0, exercise: exercise)
      }
    }
  }

  func faults(about report: AnswerReport, of specimen: Specimen, in edition: Edition) -> [Fault] {
    if report.verdict == .missing {
      return [specimen.fault("can't be built. \(report.reason ?? "")")]
    }
    if let fault = specimen.notRun(report) { return [fault] }
    let red = report.tests.filter { [.failed, .crashed, .timedOut].contains($0.outcome) }
    if red.isEmpty {
      let problem =
        report.verdict == .passed
        ? "passes, but it should fail."
        : "is judged \(report.verdict.rawValue), but it should fail."
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

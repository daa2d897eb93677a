/// What the workbook asks for can be done.
struct SolutionsRun: RunningCheck {
  let name = "solutions"
  let claim = "Each solution passes all tests of its suite."

  func trials(in edition: Edition) -> [Trial] {
    edition.exercises.map { Trial(path: $0.answerPath(in: "Solutions"), exercise: $0) }
  }

  func findings(about report: AnswerReport, of trial: Trial, in edition: Edition) -> [Finding] {
    if let finding = trial.notRun(report) { return [finding] }
    let findings = report.tests.filter { $0.outcome != .passed }.map { test in
      trial.finding(
        "does not pass \"\(test.name)\": \(test.outcome.inWords)."
          + (test.issues.first.map { " \($0.message.prefix { !$0.isNewline })" } ?? ""))
    }
    guard findings.isEmpty, report.verdict != .passed else { return findings }
    return [trial.finding("is judged \(report.verdict.rawValue), not passed.")]
  }
}

import Foundation
import WorkbookCommandLine
import WorkbookCore

/// One look at one answer: run, remembered, and said.
struct Check: Sendable {
  let exercise: Exercise
  let session: Session

  /// Runs the suite against the answer, and remembers what became of it.
  ///
  /// - Throws: ``SetUpError`` when nothing can be run, and `CancellationError` when it was stopped
  ///   on the way, in which case nothing is remembered.
  func run() async throws -> AnswerReport {
    // What is remembered is what was there at the start: an edit on the way is another answer.
    guard let checked = SavedProgress.Fingerprint(exercise, in: session.package) else {
      throw SetUpError(
        "\(exercise.answerPath()) is missing. "
          + "Put it back with: \(Session.call) reset \(exercise.name)")
    }
    let answer = session.package.url(exercise.answerPath())
    let report = try await session.makeRunner().run(answer: answer, for: exercise)
    try Task.checkCancellation()
    guard SavedProgress.Fingerprint(exercise, in: session.package) == checked else { return report }
    session.saveProgress { $0.record(report, of: checked, for: exercise) }
    return report
  }

  /// What to say before the first check of all, which takes longer than any other; else nothing.
  var firstBuildNotice: String {
    let isFirst = !FileManager.default.fileExists(
      atPath: session.package.url(".workbook/build").path)
    return isFirst ? " The first check builds the kit, and takes longer than the others." : ""
  }

  /// What became of it, and what to do next.
  func lines(for report: AnswerReport) -> [String] {
    ReportText(
      report: report, exercise: exercise, console: session.console,
      answer: try? session.package.text(exercise.answerPath())
    ).lines
      + next(after: report)
  }

  private func next(after report: AnswerReport) -> [String] {
    let console = session.console
    let progress = session.progress()
    guard report.verdict != .passed else {
      guard let next = progress.next(after: exercise) else {
        return ["", "That was the last one: all \(progress.items.count) exercises passed."]
      }
      return [
        "", "Compare: \(Session.call) solution \(exercise.name)",
        "Next:    \(next.exercise.label) \(next.exercise.name), "
          + console.styled(next.location, .cyan),
      ]
    }
    let item = progress[exercise]
    return item.taskLines(console) + [
      "",
      "Edit: " + console.styled(item.location, .cyan),
      "Hint: \(Session.call) hint \(exercise.name)",
    ]
  }
}

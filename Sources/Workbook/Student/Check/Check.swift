import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A check of one answer. It runs the answer's suite, records the result, and describes it.
struct Check: Sendable {
  let exercise: Exercise
  let session: Session

  /// Runs the suite against the answer and records the verdict.
  ///
  /// - Throws: ``SetUpError`` if the suite can't be run, and `CancellationError` if the check is
  ///   canceled, in which case nothing is recorded.
  func run() async throws -> AnswerReport {
    // If the answer or its suite changes during the run, the result doesn't apply to the new
    // version.
    guard let checked = SavedProgress.Fingerprint(exercise, in: session.package) else {
      throw SetUpError(
        "\(exercise.answerPath()) is missing. "
          + "Restore it with: \(Session.call) reset \(exercise.name)")
    }
    let answer = session.package.url(exercise.answerPath())
    let report = try await session.makeRunner(.checking).run(answer: answer, for: exercise)
    try Task.checkCancellation()
    guard SavedProgress.Fingerprint(exercise, in: session.package) == checked else { return report }
    session.saveProgress { $0.record(report, of: checked, for: exercise) }
    return report
  }

  /// Records how the answer failed, so that hints can be chosen accordingly.
  ///
  /// Call this method after showing the report, because the student shouldn't have to wait for the
  /// recording.
  func recordFailure(in report: AnswerReport) {
    let current = SavedProgress.Fingerprint(exercise, in: session.package)
    session.saveProgress {
      guard $0[exercise].last?.checked == current else { return }
      $0.recordFailure(in: report, for: exercise)
    }
  }

  /// Whether the answer failed in the same way as the previously checked answer.
  ///
  /// Read this property after ``recordFailure(in:)``.
  var hasFailedAlike: Bool {
    let saved = session.savedProgress()[exercise]
    guard let failure = saved.repeatedFailure else { return false }
    return failure.count > 1 && failure.signature == saved.last?.failure
  }

  /// Returns a line that names the likely misconception, if the answer has failed in the same way
  /// before.
  ///
  /// - Parameter hasKeys: Whether the student has the keys of a watch loop.
  /// - Throws: `CancellationError` if the search for the misconception is canceled.
  func repeatedMisconception(hasKeys: Bool = false) async throws -> String? {
    guard hasFailedAlike,
      let misconception = try await Diagnosis(exercise: exercise, session: session).misconception()
    else { return nil }
    return "You may be thinking: “\(misconception.thought)” To see why that fails: "
      + (hasKeys ? "press h" : "\(Session.call) hint \(exercise.name)")
  }

  /// A notice that the first check takes longer, or no lines if the kit was built before.
  var firstBuildNotice: [String] {
    session.package.hasKit
      ? []
      : session.console.wrapped(
        "The first check builds the kit, so it takes longer than later checks.")
  }

  /// Returns a closure that lays out the report for the width of the console, followed by advice on
  /// what to do next. The closure reads no files.
  ///
  /// - Parameter progress: The progress after the check.
  func layout(of report: AnswerReport, in progress: Progress) -> @Sendable () -> [String] {
    let answer = try? session.package.text(exercise.answerPath())
    return { [self] in
      ReportText(report: report, exercise: exercise, console: session.console, answer: answer).lines
        + advice(after: report, in: progress, hasKeys: false)
    }
  }

  /// Returns lines on what to do next.
  ///
  /// - Parameter hasKeys: Whether the student has the keys of a watch loop.
  func advice(
    after report: AnswerReport, in progress: Progress, hasKeys: Bool
  ) -> [String] {
    let console = session.console
    guard report.verdict != .passed else {
      return PassText(
        exercise: exercise, progress: progress, console: console, hasKeys: hasKeys,
        isSolutionWithheld: session.package.release?.note(on: exercise.chapter) != nil
      ).lines
    }
    let item = progress[exercise]
    return item.openTaskLines(console) + ["", "Edit: " + console.path(item.location)]
      + (hasKeys ? [] : ["Hint: \(Session.call) hint \(exercise.name)"])
  }
}

import Foundation
import WorkbookCore

/// A run that records how the workbook's wrong answers fail.
///
/// It stores the report on each wrong answer in the report folder, so that an interrupted run can
/// be resumed and the next run has nothing left to do.
struct MistakeRun: Sendable {
  let package: WorkbookPackage
  let folder: ReportFolder
  let conditions: GradingConditions
  /// A function that creates the runner. It's called only if there is a wrong answer to run.
  let makeRunner: @Sendable () throws -> any Runner
  /// The number of wrong answers to run at a time.
  let jobs: Int

  /// Runs the wrong answers to the given exercises, up to ``jobs`` at a time.
  ///
  /// Wrong answers that can't be run are omitted.
  ///
  /// - Parameter progress: A closure to call at the start and after each wrong answer.
  /// - Throws: ``SetUpError``, ``DiskFull``, or `CancellationError` if the run is interrupted.
  func mistakes(
    about exercises: [Exercise], progress: @Sendable (BatchProgress) -> Void
  ) async throws -> KnownMistakes {
    let start = ContinuousClock.now
    let wrongAnswers = exercises.flatMap(package.wrongAnswers)
    var state = BatchProgress(total: wrongAnswers.count)
    if wrongAnswers.isEmpty { return KnownMistakes() }
    progress(state)
    let cache = AnswerCache(
      runner: try makeRunner(), in: package, folder: folder, jobs: jobs)
    var reports: [AnswerReport?] = wrongAnswers.map { _ in nil }
    try await withThrowingTaskGroup(of: (Int, AnswerReport).self) { group in
      for (index, answer) in wrongAnswers.enumerated() {
        let key = try key(of: answer)
        group.addTask {
          let content = Data(answer.code.utf8)
          return (
            index,
            try await cache.report(
              on: .init(exercise: answer.exercise, content: content, key: key),
              ignoringCache: false)
          )
        }
      }
      for try await (index, report) in group {
        reports[index] = report
        state.done += 1
        state.elapsed = .now - start
        state.name = "\(wrongAnswers[index].exercise.name)/\(wrongAnswers[index].name)"
        progress(state)
      }
    }
    // Keep the order of the catalogs, because the runs can end in any order.
    var mistakes = KnownMistakes()
    for (answer, report) in zip(wrongAnswers, reports) {
      if let report { mistakes.add(report, meaning: answer.thought) }
    }
    return mistakes
  }

  /// Returns a key that identifies a wrong answer along with everything that its failures depend
  /// on. It differs from the key of an identical answer from a student, because students' answers
  /// run in the sandbox.
  private func key(of answer: WrongAnswer) throws -> String {
    var fingerprint = Fingerprint()
    for part in [
      "known mistake", conditions.grader, conditions.toolchain, conditions.kit,
      try GradingKeys.suiteHash(of: answer.exercise, in: package), answer.exercise.answerPath(),
      answer.code,
    ] {
      fingerprint.add(part)
    }
    return fingerprint.digest
  }
}

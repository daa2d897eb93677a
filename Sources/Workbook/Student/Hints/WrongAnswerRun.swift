import Foundation
import WorkbookCore

/// A known wrong answer that was run to compare its failures with those of a student's answer.
struct WrongAnswerRun: Sendable {
  /// A wrong answer and its similarity to the student's answer, from 0 to 1.
  struct Candidate: Equatable, Sendable {
    let answer: WrongAnswer
    let similarity: Double
  }

  let candidate: Candidate
  /// The signature of the wrong answer's failures.
  let signature: FailureSignature

  /// Runs wrong answers, one per core at a time.
  ///
  /// - Parameters:
  ///   - candidates: The wrong answers.
  ///   - package: The workbook.
  ///   - signature: The signature of the student's failures.
  ///   - runner: The runner for the wrong answers.
  /// - Returns: The runs, in the order of the candidates. Wrong answers that can't match are omitted.
  /// - Throws: `CancellationError` if the task is canceled.
  static func runs(
    of candidates: [Candidate], in package: WorkbookPackage, like signature: FailureSignature,
    with runner: any Runner
  ) async throws -> [WrongAnswerRun] {
    try await withThrowingTaskGroup(of: (Int, WrongAnswerRun?).self) { tasks in
      var waiting = candidates.enumerated().makeIterator()
      func startNext() {
        guard let (index, candidate) = waiting.next() else { return }
        tasks.addTask {
          (index, try await run(candidate, in: package, like: signature, with: runner))
        }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var runs: [(index: Int, run: WrongAnswerRun)] = []
      while let (index, run) = try await tasks.next() {
        if let run { runs.append((index, run)) }
        startNext()
      }
      return runs.sorted { $0.index < $1.index }.map(\.run)
    }
  }

  /// Runs a wrong answer, first with only the test that catches it, because that takes less time.
  ///
  /// - Returns: The run, or `nil` if that test shows that the wrong answer doesn't match.
  private static func run(
    _ candidate: Candidate, in package: WorkbookPackage, like signature: FailureSignature,
    with runner: any Runner
  ) async throws -> WrongAnswerRun? {
    let (answer, test) = (candidate.answer, candidate.answer.caughtBy)
    guard let file = try? answer.file(in: package) else { return nil }
    let excerpt = try? await runner.run(
      answer: file, for: answer.exercise, test: test, sharingSuiteWith: nil)
    try Task.checkCancellation()
    guard let excerpt else { return nil }
    let first = FailureSignature(excerpt)
    let mayMatch =
      first.looksLike(signature, in: test)
      || candidate.similarity >= Diagnosis.minimumForSameExpectations
    guard mayMatch else { return nil }
    if excerpt.tests.count > 1 { return WrongAnswerRun(candidate: candidate, signature: first) }
    let report = try? await runner.run(answer: file, for: answer.exercise)
    try Task.checkCancellation()
    return report.map { WrongAnswerRun(candidate: candidate, signature: FailureSignature($0)) }
  }
}

import Foundation

/// Builds one answer with its suite, runs it, and says what became of it.
///
/// Two runners stand behind this: one drives SwiftPM and works everywhere; the other calls the
/// compiler itself, for one exercise at a time, and is several times faster.
package protocol Runner: Sendable {
  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: The file with the answer: the student's, a solution, a wrong answer.
  ///   - exercise: The exercise that it answers.
  /// - Returns: What became of it; never throws for what the answer does.
  /// - Throws: ``SetUpError`` when the workbook or the toolchain cannot do it.
  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport

  /// Judges an answer by one test of its suite, when the other tests don't matter.
  ///
  /// - Parameters:
  ///   - answer: The file that contains the answer.
  ///   - exercise: The exercise that it answers.
  ///   - test: The name of the test, as a report shows it.
  /// - Returns: A report about that test. It also reports others where running one test alone isn't
  ///   faster or isn't possible.
  /// - Throws: ``SetUpError`` when the workbook or the toolchain cannot do it.
  func run(
    answer: URL, for exercise: Exercise, test: String
  ) async throws -> AnswerReport
}

extension Runner {
  package func run(
    answer: URL, for exercise: Exercise, test: String
  ) async throws -> AnswerReport {
    try await run(answer: answer, for: exercise)
  }
}

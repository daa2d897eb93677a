import Foundation

/// A type that builds one answer with its suite, runs it, and reports the result.
///
/// One runner uses SwiftPM and works everywhere. The other calls the compiler directly, for one
/// exercise at a time, and is several times faster.
package protocol Runner: Sendable {
  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: The file that contains the answer: a student's answer, a solution, or a wrong
  ///     answer.
  ///   - exercise: The exercise that it answers.
  /// - Returns: The result. Nothing that the answer does makes this method throw.
  /// - Throws: ``SetUpError`` if the workbook or the toolchain doesn't work.
  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport

  /// Judges an answer by only one test of its suite.
  ///
  /// - Parameters:
  ///   - answer: The file that contains the answer.
  ///   - exercise: The exercise that it answers.
  ///   - test: The name of the test, as a report shows it.
  /// - Returns: A report about that test. It also covers other tests if running one test alone is
  ///   impossible or not faster.
  /// - Throws: ``SetUpError`` if the workbook or the toolchain doesn't work.
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

import Foundation

/// A type that builds an answer together with its suite, runs the suite, and reports the result.
///
/// One runner uses SwiftPM and works everywhere. The other one calls the compiler directly, builds
/// one exercise at a time, and is several times faster.
package protocol Runner: Sendable {
  /// Builds what all answers are judged with, so that the first one is judged without delay.
  ///
  /// - Throws: ``SetUpError`` if the workbook or the toolchain doesn't work.
  func prepare() async throws

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: The file with the answer, which can be a student's answer, a solution, or a wrong
  ///     answer.
  ///   - exercise: The exercise that the answer is for.
  /// - Returns: The result. Nothing in an answer can make this method throw.
  /// - Throws: ``SetUpError`` if the workbook or the toolchain doesn't work.
  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport

  /// Judges an answer by a single test in its suite.
  ///
  /// - Parameters:
  ///   - answer: The file that contains the answer.
  ///   - exercise: The exercise that the answer is for.
  ///   - test: The name of the test as it appears in a report.
  ///   - group: The answers that this answer can share a compiled suite with, or `nil`.
  /// - Returns: A report about that test. If running one test alone is impossible or not faster,
  ///   the report also covers other tests.
  /// - Throws: ``SetUpError`` if the workbook or the toolchain doesn't work.
  func run(
    answer: URL, for exercise: Exercise, test: String, sharingSuiteWith group: AnswerGroup?
  ) async throws -> AnswerReport
}

extension Runner {
  /// Does nothing.
  package func prepare() async throws {}

  package func run(
    answer: URL, for exercise: Exercise, test: String, sharingSuiteWith group: AnswerGroup?
  ) async throws -> AnswerReport {
    try await run(answer: answer, for: exercise)
  }
}

/// Answers to an exercise that declare the same things, so that a suite which was compiled with one
/// of them works with all of them.
package struct AnswerGroup: Sendable, Hashable {
  /// The answer to compile the suite with.
  package let representative: URL
  /// The names of the tests that the answers are judged by.
  package let tests: Set<String>

  /// Creates a group.
  package init(representative: URL, tests: Set<String>) {
    self.representative = representative
    self.tests = tests
  }
}

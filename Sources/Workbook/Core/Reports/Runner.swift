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
}

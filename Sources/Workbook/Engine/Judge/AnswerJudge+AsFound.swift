import Foundation
import WorkbookCore

/// Facts about the programs that students start with.
extension AnswerJudge {
  /// Returns the IDs of the tests that an exercise's program passes as students find it, before they
  /// change anything but the calls to `unfinished`.
  ///
  /// In a repair, for example, these tests prove that the answer hasn't broken anything else. An
  /// answer that does nothing passes them, too. If the workbook has no stub, there are none.
  ///
  /// - Throws: ``SetUpError`` if the stub doesn't compile.
  func conditionTests(of exercise: Exercise) async throws -> Set<String> {
    let stub = package.url(exercise.stubPath)
    guard FileManager.default.fileExists(atPath: stub.path) else { return [] }
    let suite = try SuiteSource(of: exercise, in: package)
    return try await fact(
      "conditions", about: exercise, suite, in: .stub(appending: Self.withoutHoles)
    ) { program in
      try await build(program, with: nil, .shared)
      let judgement = try await judgement(of: program, .all)
      return Set(judgement.tests.filter { $0.outcome == .passed }.map(\.id))
    }
  }

  /// Code that gives each hole in its file the placeholder's value, without leaving the test
  /// unfinished. Its functions take precedence over those of the kit.
  private static let withoutHoles = """


    fileprivate nonisolated func unfinished<Value>(
      _ task: String, placeholder: @autoclosure () -> Value, fileID: String = #fileID,
      filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> Value { placeholder() }

    fileprivate nonisolated func unfinished(
      _ task: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
      column: Int = #column
    ) {}

    """
}

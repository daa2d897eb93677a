import Foundation

@testable import WorkbookCore

/// The workbook's own Swift files.
enum WorkbookSources {
  static let package = WorkbookPackage(
    root: URL(filePath: #filePath).appending(path: "../../../.."))

  /// Returns the paths of all solutions, stubs, and suites of a chapter.
  static func paths(of chapter: String) -> [String] {
    ["Exercises", "Solutions", "Tests"].flatMap { files(in: "\($0)/\(chapter)") }
  }

  /// Returns the solution, the stub, and the wrong answers of an exercise, with their names.
  static func answers(to exercise: Exercise) throws -> [(name: String, source: Data)] {
    try ["Solutions", "Exercises"].map { exercise.answerPath(in: $0) }.map { ($0, try data($0)) }
      + package.wrongAnswers(to: exercise).map { ($0.name, Data($0.code.utf8)) }
  }

  static func data(_ path: String) throws -> Data { try Data(contentsOf: package.url(path)) }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: package.url(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .sorted().map { "\(folder)/\($0)" }
  }
}

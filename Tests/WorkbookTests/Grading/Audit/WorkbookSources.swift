import Foundation

@testable import WorkbookCore

/// The Swift files that the workbook comes with.
enum WorkbookSources {
  static let package = WorkbookPackage(
    root: URL(filePath: #filePath).appending(path: "../../../../.."))

  /// The paths of all solutions, stubs, suites and wrong answers of a chapter.
  static func paths(of chapter: String) -> [String] {
    ["Exercises", "Solutions", "Tests"].flatMap { files(in: "\($0)/\(chapter)") }
  }

  /// The paths of the solution, the stub and the wrong answers of an exercise.
  static func answers(to exercise: Exercise) -> [String] {
    ["Solutions", "Exercises"].map { exercise.answerPath(in: $0) }
      + files(in: exercise.wrongAnswersPath)
  }

  static func data(_ path: String) throws -> Data { try Data(contentsOf: package.url(path)) }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: package.url(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .sorted().map { "\(folder)/\($0)" }
  }
}

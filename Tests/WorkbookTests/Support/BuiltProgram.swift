import Foundation
import Testing

@testable import WorkbookContents

/// The executables that were built with these tests.
enum BuiltProgram {
  /// The URL of the `workbook` executable, or `nil` if it wasn't built.
  static var url: URL? { url(named: "workbook") }

  /// Returns the URL of an executable, or `nil` if it wasn't built.
  static func url(named name: String) -> URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: program.path),
        (try? program.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      {
        return program
      }
    }
    return nil
  }

  /// Adds stubs for the real table of contents, which the executable uses, to a workbook that has
  /// nothing to build.
  static func addStubs(to house: House) {
    for exercise in TableOfContents.exercises {
      house.write("unfinished(\"a\")\n", to: exercise.answerPath())
    }
  }
}

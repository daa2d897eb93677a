import Foundation

/// The script of a demo, such as `Tests/01-ViewState/Demo/Script.txt` in the package that the demo
/// was built from.
struct OwnScript {
  /// The path of the script.
  let path: String
  /// The text of the script.
  let text: String

  /// An error that says why no script was found.
  struct Missing: Error, Equatable {
    let message: String
  }

  /// Finds the script of a program.
  ///
  /// - Parameters:
  ///   - program: The name of the program, such as `view-state-demo`.
  ///   - places: The folders to start from. For each folder, the package is the nearest enclosing
  ///     folder with a manifest.
  static func find(
    of program: String, near places: [String] = OwnScript.places
  ) throws(Missing) -> OwnScript {
    let packages = places.compactMap(package(around:))
    guard !packages.isEmpty else {
      throw Missing(
        message: "\(program) can't find the workbook that contains its script. "
          + "Run the program in the workbook's folder, or pass a script to --play.")
    }
    for package in packages {
      let tests = package.appending(path: "Tests")
      let folders = (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? []
      for folder in folders.sorted() where demoName(of: folder) == program {
        let script = tests.appending(path: folder).appending(path: "Demo/Script.txt")
        if let text = try? String(contentsOf: script, encoding: .utf8) {
          return OwnScript(path: script.path, text: text)
        }
      }
    }
    throw Missing(
      message: "There is no script for \(program) in \(packages[0].path)/Tests. "
        + "Write a script after --play, such as --play 'tap Add'.")
  }

  /// The program's folder and the current folder.
  private static var places: [String] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return [program?.path, FileManager.default.currentDirectoryPath].compactMap { $0 }
  }

  private static func package(around place: String) -> URL? {
    var folder = URL(fileURLWithPath: place).standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the name of a chapter's demo, such as `view-state-demo` for `01-ViewState`.
  static func demoName(of folder: String) -> String? {
    guard let dash = folder.firstIndex(of: "-") else { return nil }
    let words = folder[folder.index(after: dash)...]
      .map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
    return words.joined().dropFirst() + "-demo"
  }

  /// The steps to play, including those that apply only to the exercises or only to the solutions.
  /// A demo can't tell which exercises are solved, so the player skips the steps that don't apply.
  var steps: String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let line = line.drop(while: \.isWhitespace)
      for prefix in ["Solutions:", "Exercises:"] where line.hasPrefix(prefix) {
        return String(line.dropFirst(prefix.count))
      }
      return String(line)
    }.joined(separator: "\n")
  }
}

import Foundation
import WorkbookCore
import WorkbookProcesses

/// The compiler that answers are built with.
package struct Toolchain: Sendable {
  /// The path of the compiler driver.
  package let swiftc: URL
  /// The driver's description of its version, its platform, and the paths of its libraries.
  package let description: String

  /// Returns the first toolchain on the `PATH`.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or if the toolchain doesn't work.
  package static func current() async throws -> Toolchain {
    let swiftc = try find("swiftc")
    let result = try await Toolchain(swiftc: swiftc, description: "")
      .run(["-print-target-info"], limits: ChildLimits(time: .seconds(60)))
    guard result.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) doesn't work. It printed: \(result.text)\n"
          + "To check your installation, run: swift run workbook doctor")
    }
    return Toolchain(swiftc: swiftc, description: result.text)
  }

  /// Runs the driver.
  ///
  /// Each run creates a temporary folder that the driver never removes, so it gets a folder for its
  /// temporary files that is removed when it ends.
  func run(
    _ arguments: [String], in directory: URL = FileManager.default.temporaryDirectory,
    limits: ChildLimits = ChildLimits()
  ) async throws -> ChildResult {
    let files = FileManager.default
    let temporary = files.temporaryDirectory.appending(path: "workbook-\(UUID().uuidString)")
    try makeFolder(temporary)
    defer { try? files.removeItem(at: temporary) }
    var child = ChildProcess(swiftc, arguments, directory: directory, limits: limits)
    child.environment["TMPDIR"] = temporary.path
    return try await child.run()
  }

  /// Finds one of the toolchain's programs on the `PATH`.
  ///
  /// - Throws: ``SetUpError`` if there is no such program.
  package static func find(_ name: String) throws -> URL {
    guard let program = findProgram(name) else {
      throw SetUpError(
        "Can't find \(name) on the PATH. Install a Swift 6.3 toolchain "
          + "(https://swift.org/install), then run: swift run workbook doctor")
    }
    return program
  }

  /// Returns the commands that the driver would run for the given arguments.
  ///
  /// Planning the commands can take longer than running them. So the driver plans them once, and
  /// they're reused for every exercise.
  ///
  /// - Throws: ``SetUpError`` if the driver fails.
  func steps(for arguments: [String], in directory: URL) async throws -> [[String]] {
    let result = try await run(
      arguments + ["-driver-print-jobs"], in: directory, limits: ChildLimits(time: .seconds(60)))
    guard result.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) can't build an exercise. It printed: \(result.text)\n"
          + "The workbook needs Swift 6.3. To check your installation, run: "
          + "swift run workbook doctor")
    }
    return result.text.split(separator: "\n").map { shellWords(String($0)) }
  }
}

/// Splits a command into words as a shell would, but supports only the quoting that the driver
/// uses.
func shellWords(_ command: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in command {
    if isEscaped {
      word = (word ?? "") + String(character)
      isEscaped = false
    } else if character == "\\" && quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { word = (word ?? "") + String(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character == " " {
      if let finished = word { words.append(finished) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}

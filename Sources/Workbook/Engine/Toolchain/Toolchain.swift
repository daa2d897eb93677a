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
    try await described(by: find("swiftc"))
  }

  /// Returns the toolchain of a compiler driver, which can be a link to the real driver, or a program
  /// that runs it.
  ///
  /// - Throws: ``SetUpError`` if the driver doesn't work.
  package static func described(by swiftc: URL) async throws -> Toolchain {
    // swiftly's driver runs the toolchain that a file in the current folder names.
    let result = try await Toolchain(swiftc: swiftc, description: "")
      .run(
        ["-print-target-info"], in: URL(filePath: FileManager.default.currentDirectoryPath),
        limits: ChildLimits(time: .seconds(60)))
    guard result.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) doesn't work. It printed: \(result.text)\n"
          + "To check your installation, run: swift run workbook doctor")
    }
    return Toolchain(swiftc: swiftc, description: result.text)
  }

  /// Returns the folder of the compiler's libraries, such as `/opt/swift/usr/lib/swift`.
  ///
  /// The driver on the `PATH` can be a link or a program that runs another driver, as swiftly's is. So
  /// its own location doesn't matter. The toolchain's description says where the libraries are.
  ///
  /// - Throws: ``SetUpError`` if the description doesn't say so.
  func libraries() throws -> URL {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    // A program that runs the driver can print something before.
    let json = Data(description.drop { $0 != "{" }.utf8)
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: json) else {
      throw SetUpError(
        "\(swiftc.path) doesn't say where its libraries are. It printed: \(description)\n"
          + "To check your installation, run: swift run workbook doctor")
    }
    return URL(filePath: info.paths.runtimeResourcePath).standardizedFileURL
  }

  /// Returns the folder that contains all programs and libraries of the toolchain, such as
  /// `/opt/swift/usr`.
  ///
  /// - Throws: ``SetUpError`` if the toolchain's description doesn't say where they are.
  package func root() throws -> URL {
    try libraries().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The name of the compiler's version, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var version: String {
    description.firstMatch(of: /"compilerVersion": "([^"]+)"/).map { String($0.1) }
      ?? "an unknown compiler"
  }

  /// Returns a text that changes when the compiler is replaced, even by one with the same version: its
  /// description, and the real paths, sizes, and dates of its programs.
  func identity() throws -> String {
    let programs = [swiftc, try root().appending(path: "bin/swift-frontend")]
    let files = programs.map { program in
      let file = program.resolvingSymlinksInPath()
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(attributes?[.size] ?? 0) \(date)"
    }
    return ([description] + files).joined(separator: "\n")
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
        "Can't find \(name) on the PATH. Install Swift 6.3 or later "
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
          + "The workbook needs Swift 6.3 or later. To check your installation, run: "
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

import Foundation
import WorkbookCore
import WorkbookProcesses

/// A type that runs system tools on untrusted input.
protocol ToolLauncher: Sendable {
  /// Runs a tool until it ends.
  ///
  /// - Parameters:
  ///   - tool: The path of the program.
  ///   - arguments: The arguments, without the program's name.
  ///   - input: The only user file that the tool may read.
  ///   - scratch: The working directory, and the only folder that the tool may write to.
  ///   - limits: The resource limits.
  /// - Throws: ``SetUpError`` if the tool can't be started.
  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult
}

/// A launcher that runs tools as plain processes, with limits but no sandbox.
struct PlainToolLauncher: ToolLauncher {
  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult {
    try await ChildProcess(
      tool, arguments, environment: Self.environment, directory: scratch, limits: limits,
      isUntrusted: true
    ).run()
  }

  /// A minimal environment, so that the grading user's settings have no effect.
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
  ]
}

/// A system program that the grader needs.
struct SystemTool {
  /// The name of the program.
  let name: String
  /// The package that contains the program.
  let package: String

  static let unzip = SystemTool(name: "unzip", package: "unzip")
  static let tar = SystemTool(name: "tar", package: "tar")
  static let chmod = SystemTool(name: "chmod", package: "coreutils")

  /// The location of the program.
  ///
  /// - Throws: ``SetUpError``, which names the package to install, if the program isn't found.
  var url: URL {
    get throws {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let program = path.split(separator: ":").lazy.map { URL(filePath: "\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let program else {
        throw SetUpError(
          "\(name), which unpacks submissions, isn't installed. Install the package \(package).")
      }
      return program
    }
  }
}

import Foundation
import WorkbookCore
import WorkbookProcesses

/// Runs a tool of the system on something untrusted.
protocol ToolLauncher: Sendable {
  /// Runs a tool to its end.
  ///
  /// - Parameters:
  ///   - tool: The program, by its path.
  ///   - arguments: What it is told, without its own name.
  ///   - input: The only file of a user that it may read.
  ///   - scratch: The folder that it runs in, the only one that it may write to.
  ///   - limits: What it may use.
  /// - Throws: ``SetUpError`` if it cannot be started.
  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult
}

/// Runs it as a plain process, with limits and without a sandbox.
struct PlainToolLauncher: ToolLauncher {
  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult {
    try await ChildProcess(
      tool, arguments, environment: Self.environment, directory: scratch, limits: limits,
      isUntrusted: true
    ).run()
  }

  /// What a tool is to know of the world: no habits of the person who grades.
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
  ]
}

/// A program of the system that the grader needs.
struct SystemTool {
  /// What it is called by.
  let name: String
  /// The package that it comes in.
  let package: String

  static let unzip = SystemTool(name: "unzip", package: "unzip")
  static let tar = SystemTool(name: "tar", package: "tar")
  static let chmod = SystemTool(name: "chmod", package: "coreutils")

  /// Where it is.
  ///
  /// - Throws: ``SetUpError`` if it is nowhere, with what to install.
  var url: URL {
    get throws {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let program = path.split(separator: ":").lazy.map { URL(filePath: "\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let program else {
        throw SetUpError(
          "There is no \(name), which unpacks submissions. Install the package \(package).")
      }
      return program
    }
  }
}

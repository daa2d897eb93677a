import Foundation
import WorkbookCore
import WorkbookProcesses

/// A launcher that runs system tools on untrusted input.
struct ToolLauncher: Sendable {
  /// The sandbox, without which the tools run as plain processes with limits.
  var sandbox: Sandbox?

  /// Runs a tool until it ends.
  ///
  /// - Parameters:
  ///   - tool: The program.
  ///   - arguments: The arguments, without the program's name.
  ///   - input: The only user file that the tool may read.
  ///   - scratch: The working directory, and the only folder that the tool may write to.
  ///   - limits: The resource limits.
  /// - Throws: ``SetUpError`` if the tool can't be started.
  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult {
    guard let sandbox else {
      return try await ChildProcess(
        tool, arguments, environment: Self.environment, directory: scratch, limits: limits,
        isUntrusted: true
      ).run()
    }
    sandbox.giveOwnership(of: scratch)
    var view = Sandbox.View(directory: scratch)
    view.readable = [input]
    view.writable = [scratch]
    view.environment = ["LC_ALL": "C.UTF-8"]
    let sandboxed = sandbox.command([tool.path] + arguments, seeing: view)
    var child = ChildProcess(
      URL(filePath: sandboxed[0]), Array(sandboxed.dropFirst()), environment: [:],
      directory: URL(filePath: "/"), limits: limits, isUntrusted: true)
    child.isWrapper = true
    return Sandbox.unwrapped(try await child.run())
  }

  /// Finds the sandbox on this machine.
  ///
  /// - Throws: ``SetUpError``, which says what to do next, if there is none.
  static func sandbox(for package: WorkbookPackage) async throws -> Sandbox? {
    try await Sandbox.find(toolchain: .current(), package: package.root)
  }

  /// A minimal environment, so that the grading user's settings have no effect.
  private static let environment = [
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
      guard let program = findProgram(name) else {
        throw SetUpError(
          "\(name), which unpacks submissions, isn't installed. Install the package \(package).")
      }
      return program
    }
  }
}

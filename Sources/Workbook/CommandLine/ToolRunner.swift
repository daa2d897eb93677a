import Foundation

/// The result of running an external tool.
package struct ToolResult: Sendable {
  /// The exit status.
  package var status: Int32
  /// The combined standard output and standard error.
  package var output: String

  /// Creates a result.
  init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }
}

/// A function that runs an external tool and waits for it to exit.
///
/// The function searches `PATH` for the tool and returns `nil` if there is no such tool.
package typealias ToolRunner = @Sendable (_ tool: String, _ arguments: [String]) -> ToolResult?

/// Runs an external tool as a child process. Use this function only for tools that finish quickly
/// and print little.
func runProcess(_ tool: String, _ arguments: [String]) -> ToolResult? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    .split(separator: ":")
  let paths = tool.contains("/") ? [tool] : folders.map { "\($0)/\(tool)" }
  guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
    return nil
  }
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = pipe
  process.standardError = pipe
  guard (try? process.run()) != nil else { return nil }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ToolResult(
    status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
}

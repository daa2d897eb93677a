import Foundation

/// What a tool printed, and how it left.
package struct ToolResult: Sendable {
  /// What it left with.
  package var status: Int32
  /// What it printed, errors included.
  package var output: String

  /// What a tool printed, and how it left.
  init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }
}

/// Runs a tool, found as a shell would, to its end; nil when there is no such tool.
package typealias ToolRun = @Sendable (_ tool: String, _ arguments: [String]) -> ToolResult?

/// Runs a tool that is short and says little, and waits for it.
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

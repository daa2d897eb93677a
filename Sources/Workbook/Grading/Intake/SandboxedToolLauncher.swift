import Foundation
import WorkbookProcesses

/// Runs a tool shut in: what it unpacks can come out nowhere but in its own folder.
struct SandboxedToolLauncher: ToolLauncher {
  let sandbox: Sandbox

  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult {
    sandbox.give(scratch)
    var view = Sandbox.View(directory: scratch)
    view.readable = [input]
    view.writable = [scratch]
    view.environment = ["LC_ALL": "C.UTF-8"]
    let words = sandbox.command([tool.path] + arguments, seeing: view)
    var child = ChildProcess(
      URL(filePath: words[0]), Array(words.dropFirst()), environment: [:],
      directory: URL(filePath: "/"), limits: limits, isUntrusted: true)
    child.isWrapper = true
    return Sandbox.unwrapped(try await child.run())
  }
}

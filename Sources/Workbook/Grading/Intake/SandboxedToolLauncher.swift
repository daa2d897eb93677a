import Foundation
import WorkbookProcesses

/// A launcher that runs tools in the sandbox, so that they can't write outside their own folder.
struct SandboxedToolLauncher: ToolLauncher {
  let sandbox: Sandbox

  func run(
    _ tool: URL, _ arguments: [String], reading input: URL, in scratch: URL, limits: ChildLimits
  ) async throws -> ChildResult {
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
}

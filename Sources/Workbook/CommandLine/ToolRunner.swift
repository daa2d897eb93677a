import WorkbookCore
import WorkbookProcesses

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
  guard let program = findProgram(tool),
    let result = try? ChildProcess(program, arguments).runBlocking()
  else { return nil }
  let status =
    switch result.status {
    case .exited(let code): code
    case .signalled(let signal): 128 + signal
    }
  return ToolResult(status: status, output: result.text)
}

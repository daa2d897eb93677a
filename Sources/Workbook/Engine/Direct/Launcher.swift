import Foundation
import WorkbookProcesses

/// A phase of judging an answer. Each phase needs access to different files.
package enum Phase: Sendable {
  /// Compiling the answer against the kit.
  case answer
  /// Compiling the suite against the answer's module.
  case suite
  /// Linking the program.
  case link
  /// Running the program.
  case run
}

/// A type that creates the processes in which an answer is built and run.
package protocol Launcher: Sendable {
  /// Creates a process that runs a command.
  func child(_ command: [String], for phase: Phase, in workspace: AnswerWorkspace) -> ChildProcess
  /// Returns the result of a command, given the result of the process that this launcher created
  /// for the command.
  func unwrapped(_ result: ChildResult) -> ChildResult
}

/// A launcher without a sandbox: each process has the permissions of the current user.
package struct PlainLauncher: Launcher {
  private let limits: DirectRunner.Limits
  private let environment: [String: String]

  /// Creates a launcher.
  ///
  /// - Parameters:
  ///   - limits: The limits for compiling and running answers.
  ///   - environment: The environment variables for runs. Compilers inherit this process's
  ///     environment variables.
  package init(limits: DirectRunner.Limits, environment: [String: String]) {
    self.limits = limits
    self.environment = environment
  }

  package func child(_ command: [String], for phase: Phase, in workspace: AnswerWorkspace)
    -> ChildProcess
  {
    var child = ChildProcess(
      URL(filePath: command[0]), Array(command.dropFirst()), directory: workspace.folder,
      limits: limits.compiler)
    if phase == .run {
      child.environment = environment
      child.limits = limits.program
      child.isUntrusted = true
    }
    return child
  }

  package func unwrapped(_ result: ChildResult) -> ChildResult { result }
}

extension Launcher {
  /// Runs a workspace's program once.
  ///
  /// - Parameter selection: The tests to run.
  package func runProgram(
    in workspace: AnswerWorkspace, _ selection: TestSelection, limits: ChildLimits
  ) async throws -> (TestRun, ChildResult) {
    let mark = UUID().uuidString
    let observer = RunObserver(mark: mark)
    var child = child(
      [workspace.file(Loader.programName).path, TestProgram.argument], for: .run, in: workspace)
    child.limits = limits
    child.input = TestProgram.input(mark: mark, selection)
    let result = try await child.run { observer.receive($0) }
    return (observer.finish(), unwrapped(result))
  }
}

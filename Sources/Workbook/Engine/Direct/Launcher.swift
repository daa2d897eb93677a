import Foundation
import WorkbookProcesses

/// A step on the way from an answer to its verdict, which needs to see so much and no more.
package enum Phase: Sendable {
  /// The answer is compiled on the kit.
  case answer
  /// The suite is compiled on the answer's module.
  case suite
  /// The program is put together.
  case link
  /// The program runs.
  case run
}

/// Makes the processes in which an answer is built and run.
package protocol Launcher: Sendable {
  /// A process for a step.
  func child(_ command: [String], for phase: Phase, on workspace: AnswerWorkspace) -> ChildProcess
  /// How the program itself ended, when the process has ended like this.
  func unwrapped(_ end: ChildEnd) -> ChildEnd
}

/// Starts each step as it is, with all that the person who asked may do.
package struct PlainLauncher: Launcher {
  private let limits: DirectRunner.Limits
  private let environment: [String: String]

  /// A launcher with some limits.
  ///
  /// - Parameter environment: The environment of the run; compilers get that of this process.
  package init(limits: DirectRunner.Limits, environment: [String: String]) {
    self.limits = limits
    self.environment = environment
  }

  package func child(_ command: [String], for phase: Phase, on workspace: AnswerWorkspace)
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

  package func unwrapped(_ end: ChildEnd) -> ChildEnd { end }
}

extension Launcher {
  /// Runs the program of a workspace once.
  ///
  /// - Parameter ids: The ids of the tests to be run, or nil for all.
  package func runProgram(
    on workspace: AnswerWorkspace, only ids: [String]?, limits: ChildLimits
  ) async throws -> (TestRun, ChildEnd) {
    let mark = UUID().uuidString
    let observer = RunObserver(mark: mark)
    var child = child(
      [workspace.file("program").path, TestProgram.argument], for: .run, on: workspace)
    child.limits = limits
    child.input = TestProgram.input(mark: mark, only: ids)
    let end = try await child.run { observer.receive($0) }
    return (observer.finish(), unwrapped(end))
  }
}

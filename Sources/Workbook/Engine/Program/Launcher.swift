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
  /// Creates a process that runs a command. The caller sets its limits.
  func child(
    _ command: [String], for phase: Phase, in workspace: AnswerWorkspace, with kit: Kit
  ) -> ChildProcess
  /// Returns the result of a command, given the result of the process that this launcher created
  /// for the command.
  func unwrapped(_ result: ChildResult) -> ChildResult
  /// Gives the processes access to a kit.
  func prepare(_ kit: Kit)
  /// Gives the processes access to a workspace.
  func prepare(_ workspace: AnswerWorkspace)
}

/// A launcher without a sandbox: each process has the permissions of the current user.
package struct PlainLauncher: Launcher {
  private let environment: [String: String]

  /// Creates a launcher.
  ///
  /// - Parameter environment: The environment variables for runs. Compilers inherit this process's
  ///   environment variables.
  package init(environment: [String: String]) { self.environment = environment }

  package func child(
    _ command: [String], for phase: Phase, in workspace: AnswerWorkspace, with kit: Kit
  ) -> ChildProcess {
    var child = ChildProcess(
      URL(filePath: command[0]), Array(command.dropFirst()), directory: workspace.folder)
    if phase == .run {
      child.environment = environment
      child.isUntrusted = true
    }
    return child
  }

  package func unwrapped(_ result: ChildResult) -> ChildResult { result }
  package func prepare(_ kit: Kit) {}
  package func prepare(_ workspace: AnswerWorkspace) {}
}

/// Returns the environment for an answer's program, which is this process's environment without the
/// variables for the workbook or the testing library.
///
/// - Parameter isStrict: Whether a test that reaches a hole counts as failed instead of unfinished.
package func answerEnvironment(isStrict: Bool) -> [String: String] {
  var environment = ProcessInfo.processInfo.environment
  for key in environment.keys where key.hasPrefix("WORKBOOK_") || key.hasPrefix("SWT_") {
    environment[key] = nil
  }
  if isStrict { environment["WORKBOOK_UNFINISHED"] = "fail" }
  environment["WORKBOOK_SUMMARY"] = "none"
  // A backtrace takes seconds, and doesn't help a student.
  environment["SWIFT_BACKTRACE"] = "enable=no"
  // By default, each thread reserves address space for its own arena, and address space is limited.
  environment["MALLOC_ARENA_MAX"] = "2"
  return environment
}

import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The start of this program as a process that goes on when this one ends.
enum BackgroundStart {
  /// Starts this program with other arguments, at the lowest priority and without input or output.
  ///
  /// No one waits for the process, so an error has no effect. A later command does the same work
  /// again.
  static func begin(_ arguments: [String], in package: WorkbookPackage) {
    guard let program = Bundle.main.executableURL else { return }
    // The shell ends at once. Foundation's `Process` would wait for what the shell has started.
    _ = ShellCommand(
      "cd -- \"$1\" && shift && { nice -n 19 \"$@\" & }",
      [package.root.path, program.path] + arguments
    ).runInBackground()
  }
}

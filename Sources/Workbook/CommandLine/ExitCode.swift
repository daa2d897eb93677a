/// An exit code of the `workbook` command.
package enum ExitCode: Int32, Sendable {
  /// The command succeeded. If it checks something, the check passed.
  case done = 0
  /// The check didn't pass.
  case notYet = 1
  /// The arguments were invalid.
  case wrongUse = 2
  /// A part of the workbook or the toolchain is missing or broken.
  case brokenSetUp = 3
  /// The command was interrupted. By convention, the exit code is 128 plus the signal number of
  /// `SIGINT`.
  case interrupted = 130
}

/// How the `workbook` command leaves, for a script that called it.
package enum ExitCode: Int32, Sendable {
  /// What was asked for is done, or what was checked has passed.
  case done = 0
  /// What was checked has not passed yet.
  case notYet = 1
  /// The command was called in a way that it does not understand.
  case wrongUse = 2
  /// Something is missing or broken outside of the answer.
  case brokenSetUp = 3
  /// The command was stopped by Ctrl-C, as shells count it.
  case interrupted = 130
}

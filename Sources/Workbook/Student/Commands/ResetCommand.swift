import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let restore = Flag(
    "restore", "Restore the answer from BACKUP, or from the newest backup.")
  private static let backups = Flag("backups", "List the backups of the answer.")

  /// The command that restores the stub or a backup of an answer.
  package static let reset = Command(
    "reset", "Restores the stub of an exercise and backs up your answer.",
    operands: ["NAME", "[BACKUP]"],
    discussion: """
      The stub is the original file of the exercise, with its holes. The command doesn't ask you \
      to confirm, because it first copies your answer to .workbook/backups, into a folder named \
      after the current time.
      """,
    options: [restore, backups],
    examples: [
      .init("reset TapCounter", "Start over."),
      .init("reset TapCounter --restore", "Restore your answer."),
      .init("reset TapCounter --backups", "List the backups that you can restore."),
    ]
  ) { arguments, session in
    let exercise = try session.exercise(named: arguments.operands[0])
    let reset = Reset(exercise: exercise, session: session)
    let backup = arguments.operands.dropFirst().first
    if arguments[backups] {
      let names = reset.backupNames
      session.console.print(names.isEmpty ? ["There is no backup of \(exercise.name)."] : names)
    } else if arguments[restore] {
      session.console.print(try reset.restoreBackup(backup))
    } else if let backup {
      throw UsageError("To restore the answer from \(backup), add --restore.")
    } else {
      session.console.print(try reset.restoreStub())
    }
    return .done
  }
}

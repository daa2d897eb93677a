import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let restore = Flag(
    "restore", "Get an answer back from a backup: the newest, or the one named.")
  private static let backups = Flag("backups", "List the backups of the answer.")

  /// Can I start again?
  package static let reset = Command(
    "reset", "Puts the stub of an exercise back, and keeps your answer.",
    operands: ["NAME", "[BACKUP]"],
    discussion: """
      The stub is the file as the workbook came with it, with its holes. Nothing is asked: what is \
      replaced is copied to .workbook/backups first, always, in a folder that is named for the time.
      """,
    options: [restore, backups],
    examples: [
      .init("reset TapCounter", "Start again."),
      .init("reset TapCounter --restore", "Undo that."),
      .init("reset TapCounter --backups", "What is there to get back?"),
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
      throw UsageError("To get the answer back from \(backup), add --restore.")
    } else {
      session.console.print(try reset.restoreStub())
    }
    return .done
  }
}

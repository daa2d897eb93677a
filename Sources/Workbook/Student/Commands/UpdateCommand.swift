import WorkbookCommandLine

extension Command {
  /// The command that upgrades the workbook.
  package static let update = Command(
    "update", "Upgrades to a newer version of the workbook and keeps your answers.",
    operands: ["PATH"],
    discussion: """
      PATH is the folder or zip file of the newer version. Answers that you have edited are never \
      touched. If the stub of such an answer has changed, the new stub goes to .workbook/new-stubs. \
      Every replaced file is backed up in .workbook/backups.
      """,
    examples: [
      .init("update ~/Downloads/workbook.zip", "From a zip file."),
      .init("update ../workbook-2", "From a folder."),
    ]
  ) { arguments, session in
    session.console.print(try Update(session: session).run(from: arguments.operands[0]))
    return .done
  }
}

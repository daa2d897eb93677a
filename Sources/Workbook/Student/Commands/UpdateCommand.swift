import WorkbookCommandLine

extension Command {
  /// Is there something new?
  package static let update = Command(
    "update", "Takes over a newer workbook, and keeps your answers.", operands: ["PATH"],
    discussion: """
      PATH is a newer workbook: a folder, or a zip file of one. An answer that you have edited is \
      never touched; where its stub has changed, the new one is put beside, in .workbook/new-stubs. \
      Everything that is replaced is moved to .workbook/backups first.
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

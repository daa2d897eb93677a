import WorkbookCommandLine

extension Tool {
  /// The `workbook` tool: what students use, with the names of all other commands.
  package static let workbook = Tool(
    overview: .overview, commands: .student, separateCommands: SeparateCommand.all)
}

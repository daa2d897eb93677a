import WorkbookCommandLine
import WorkbookStudent

extension Tool {
  /// The `workbook` tool: what students use, with the names of all other commands.
  static let workbook = Tool(
    overview: .overview, commands: .student, separateCommands: SeparateCommand.all)
}

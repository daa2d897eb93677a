import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookGrading
import WorkbookStudent

extension Tool {
  /// The `workbook` tool with all its commands, in the order in which the help lists them.
  static let workbook = Tool(
    overview: .overview,
    commands: [
      .status, .check, .watch, .hint, .solution, .read, .list, .reset, .update, .doctor,
      .book, .grade, .verify, .wrong, .sync, .figures, .new,
    ])
}

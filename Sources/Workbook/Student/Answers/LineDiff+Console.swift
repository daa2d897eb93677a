import WorkbookCommandLine
import WorkbookCore

extension LineDiff {
  /// Returns the changes as a unified diff, in color if the console uses color.
  func unified(context: Int = 3, console: Console) -> [String] {
    hunks(context: context).flatMap { hunk in
      [console.styled(hunk.header, .cyan)]
        + hunk.lines.map { line in
          switch line {
          case .kept: line.text
          case .removed: console.styled(line.text, .red)
          case .added: console.styled(line.text, .green)
          }
        }
    }
  }
}

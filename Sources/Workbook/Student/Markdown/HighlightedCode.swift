import WorkbookCommandLine
import WorkbookCore

/// A line-by-line syntax highlighter for Swift code.
package struct HighlightedCode {
  let console: Console

  /// Creates a highlighter for a console.
  package init(console: Console) { self.console = console }

  /// Returns a line of code with syntax coloring, or unchanged if the console doesn't use color.
  package func line(_ line: String) -> String {
    guard console.usesColor else { return line }
    return SwiftLine(line).parts.map { part in
      Self.style(of: part.kind).map { console.styled(String(part.text), $0) } ?? String(part.text)
    }.joined()
  }

  private static func style(of kind: SwiftLine.Kind) -> TextStyle? {
    switch kind {
    case .comment: .dim
    case .string: .red
    case .number: .blue
    case .attribute, .keyword: .magenta
    case .type: .cyan
    case .plain: nil
    }
  }
}

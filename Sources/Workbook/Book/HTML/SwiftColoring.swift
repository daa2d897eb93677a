import WorkbookCore

/// A syntax highlighter that converts a line of Swift to HTML, with classes for keywords, types,
/// strings, and comments.
enum SwiftColoring {
  static func html(_ line: String) -> String {
    SwiftLine(line).parts.map { part in
      let text = part.text.escapedForHTML
      return cssClass(of: part.kind).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    }.joined()
  }

  private static func cssClass(of kind: SwiftLine.Kind) -> String? {
    switch kind {
    case .comment: "c"
    case .string: "s"
    case .number: "n"
    case .attribute: "a"
    case .keyword: "k"
    case .type: "t"
    case .plain: nil
    }
  }
}

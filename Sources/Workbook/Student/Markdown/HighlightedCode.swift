import WorkbookCommandLine

/// Swift code in the colors of its tokens, line by line.
struct HighlightedCode {
  let console: Console

  /// Returns a line of code with color codes, or unchanged if the console doesn't use color.
  func line(_ line: String) -> String {
    guard console.usesColor else { return line }
    return line.replacing(
      /(?<comment>\/\/.*)|(?<text>"(?:\\.|[^"\\])*")|(?<number>\b[0-9][0-9_.]*)|(?<word>[@#$]?[A-Za-z_][A-Za-z0-9_]*)/
    ) { match in
      let token = String(match.0)
      if match.comment != nil { return console.styled(token, .dim) }
      if match.text != nil { return console.styled(token, .red) }
      if match.number != nil { return console.styled(token, .blue) }
      if token.hasPrefix("@") || token.hasPrefix("#") || Self.keywords.contains(token) {
        return console.styled(token, .magenta)
      }
      return token.first?.isUppercase == true ? console.styled(token, .cyan) : token
    }
  }

  private static let keywords: Set = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "operator", "override",
    "package", "private", "protocol", "public", "repeat", "return", "self", "Self", "set", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}

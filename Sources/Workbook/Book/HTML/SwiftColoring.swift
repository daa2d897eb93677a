/// A line of Swift as HTML, in which keywords, types, strings and comments have classes.
///
/// It looks at one line at a time, which is enough for listings: they have no comment and no string
/// of several lines.
enum SwiftColoring {
  static func html(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        return result + span("c", rest)
      } else if character == "\"" {
        let text = string(rest)
        result += span("s", text)
        rest = rest[text.endIndex...]
      } else if character == "`" {
        let end = rest.dropFirst().firstIndex(of: "`").map(rest.index(after:)) ?? rest.endIndex
        result += rest[..<end].escapedForHTML
        rest = rest[end...]
      } else if character.isLetter || "_@#$".contains(character) {
        let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
        let word = rest[..<(end ?? rest.endIndex)]
        result += name(word, isMember: result.hasSuffix("."))
        rest = rest[word.endIndex...]
      } else if character.isNumber {
        let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }
        result += span("n", number)
        rest = rest[number.endIndex...]
      } else {
        result += rest.prefix(1).escapedForHTML
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func span(_ kind: String, _ text: some StringProtocol) -> String {
    "<span class=\"\(kind)\">\(text.escapedForHTML)</span>"
  }

  private static func name(_ word: Substring, isMember: Bool) -> String {
    if word.hasPrefix("@") || word.hasPrefix("#") { return span("a", word) }
    if keywords.contains(word), !isMember { return span("k", word) }
    if word.first?.isUppercase == true { return span("t", word) }
    return word.escapedForHTML
  }

  /// Returns the string literal at the start of the text, with its interpolations.
  private static func string(_ text: Substring) -> Substring {
    var depth = 0
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      if character == "\\" {
        index = text.index(after: index)
        if index < text.endIndex, text[index] == "(" { depth += 1 }
      } else if depth > 0, character == "(" {
        depth += 1
      } else if depth > 0, character == ")" {
        depth -= 1
      } else if depth == 0, character == "\"" {
        return text[...index]
      }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return text
  }

  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "operator",
    "override", "package", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}

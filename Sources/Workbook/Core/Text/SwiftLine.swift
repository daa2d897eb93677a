/// A line of Swift code, split into the parts that an editor shows in different colors.
///
/// Each line is split separately, which works for listings because they don't contain multiline
/// comments or strings.
package struct SwiftLine {
  /// A part of a line.
  package struct Part: Equatable {
    /// The kind of the part, which determines its color.
    package let kind: Kind
    /// The characters of the part.
    package let text: Substring
  }

  /// A kind of part.
  package enum Kind: Sendable {
    case comment, string, number, attribute, keyword, type
    /// A part of any other kind, such as a name, an operator, or a space.
    case plain
  }

  /// The parts in order. Together, they form the line.
  package private(set) var parts: [Part] = []

  /// Splits a line.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package init(_ line: String) {
    var rest = line[...]
    while let character = rest.first {
      let part = Self.part(startingWith: character, of: rest, isMember: endsWithDot)
      parts.append(part)
      rest = rest[part.text.endIndex...]
    }
  }

  /// Whether the next name follows a dot, which makes it a member rather than a keyword.
  private var endsWithDot: Bool { parts.last.map { $0.kind == .plain && $0.text == "." } ?? false }

  private static func part(
    startingWith character: Character, of rest: Substring, isMember: Bool
  ) -> Part {
    if rest.hasPrefix("//") { return Part(kind: .comment, text: rest) }
    if character == "\"" { return Part(kind: .string, text: string(rest)) }
    if character == "`" {
      let end = rest.dropFirst().firstIndex(of: "`").map(rest.index(after:)) ?? rest.endIndex
      return Part(kind: .plain, text: rest[..<end])
    }
    if character.isLetter || "_@#$".contains(character) {
      let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
      let word = rest[..<(end ?? rest.endIndex)]
      return Part(kind: kind(of: word, isMember: isMember), text: word)
    }
    if character.isNumber {
      return Part(kind: .number, text: rest.prefix { $0.isNumber || $0 == "." || $0 == "_" })
    }
    return Part(kind: .plain, text: rest.prefix(1))
  }

  private static func kind(of word: Substring, isMember: Bool) -> Kind {
    if word.hasPrefix("@") || word.hasPrefix("#") { return .attribute }
    if keywords.contains(word), !isMember { return .keyword }
    return word.first?.isUppercase == true ? .type : .plain
  }

  /// Returns the string literal at the start of the given text, including its interpolations.
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

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
    let tokens = CodeTokens(line).tokens
    var end = line.startIndex
    var isMember = false
    for token in tokens {
      add(.plain, line[end..<token.text.startIndex])
      add(Self.kind(of: token, isMember: isMember), token.text)
      isMember = token.text == "."
      end = token.text.endIndex
    }
    add(.plain, line[end...])
  }

  private mutating func add(_ kind: Kind, _ text: Substring) {
    if !text.isEmpty { parts.append(Part(kind: kind, text: text)) }
  }

  /// - Parameter isMember: Whether the token follows a dot, which makes a name of every keyword.
  private static func kind(of token: CodeTokens.Token, isMember: Bool) -> Kind {
    switch token.kind {
    case .comment: return .comment
    case .string: return .string
    case .number: return .number
    case .symbol: return .plain
    case .word:
      if token.text.hasPrefix("@") || token.text.hasPrefix("#") { return .attribute }
      if keywords.contains(token.text), !isMember { return .keyword }
      return token.text.first?.isUppercase == true ? .type : .plain
    }
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

/// A lexer that splits Swift source code into tokens.
///
/// It skips comments. The text of a string literal is one token, and the tokens of its
/// interpolations follow.
struct CodeTokens {
  /// A token of Swift source code.
  enum Token: Hashable {
    /// A keyword, a name, or an attribute with its `@`.
    case word(Substring)
    /// An operator or a punctuation character.
    case symbol(Substring)
    /// A number.
    case number(Substring)
    /// A part of a string literal, up to its end or its next interpolation.
    case text(Substring)
  }

  /// The tokens, in order.
  private(set) var tokens: [Token] = []
  private var rest: Substring
  /// The open string literals that contain the current position, innermost last: the delimiter of
  /// each, and the number of open parentheses in its current interpolation.
  private var literals: [(delimiter: String, depth: Int)] = []

  /// Splits source code into tokens.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  init(_ source: String) {
    rest = source[...]
    while let character = rest.first { readToken(startingWith: character) }
  }

  private mutating func readToken(startingWith character: Character) {
    if character.isWhitespace {
      rest.removeFirst()
    } else if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      // Nested comments are rare. If there is one, its end counts as code.
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    } else if character == "\"" {
      let delimiter = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
      rest.removeFirst(delimiter.count)
      readText(until: delimiter)
    } else if character.isNumber {
      tokens.append(.number(take { $0.isWordPart || $0 == "." && $0.isASCII }))
    } else if character.isWordPart || "@#$".contains(character) {
      let start = rest
      rest.removeFirst()
      rest = rest.drop { $0.isWordPart }
      tokens.append(.word(start[..<rest.startIndex]))
    } else if Self.operators.contains(character) {
      tokens.append(.symbol(take { Self.operators.contains($0) }))
    } else {
      readPunctuation(character)
    }
  }

  private mutating func readPunctuation(_ character: Character) {
    tokens.append(.symbol(rest.prefix(1)))
    rest.removeFirst()
    guard let literal = literals.last else { return }
    if character == "(" { literals[literals.count - 1].depth += 1 }
    guard character == ")" else { return }
    literals[literals.count - 1].depth -= 1
    guard literal.depth == 1 else { return }
    literals.removeLast()
    readText(until: literal.delimiter)
  }

  /// Reads a string literal up to its end, or up to and including the start of an interpolation.
  private mutating func readText(until delimiter: String) {
    let start = rest
    func end(_ length: Int) {
      tokens.append(.text(start[..<rest.startIndex]))
      rest = rest.dropFirst(length)
    }
    while let character = rest.first {
      if character == "\"", rest.hasPrefix(delimiter) { return end(delimiter.count) }
      if character.isNewline, delimiter.count == 1 { return end(1) }
      if rest.hasPrefix("\\(") {
        literals.append((delimiter, 1))
        return end(2)
      }
      rest.removeFirst()
      if character == "\\" { rest = rest.dropFirst() }
    }
    end(0)
  }

  private mutating func take(_ belongs: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: belongs)
    rest = rest[part.endIndex...]
    return part
  }

  private static let operators: Set<Character> = [
    "-", "+", "*", "/", "%", "=", "<", ">", "!", "&", "|", "?", "^", "~",
  ]
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

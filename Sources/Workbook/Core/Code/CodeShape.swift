/// The shape of source code, which doesn't depend on the author's style.
///
/// All names that the source declares count as one word, all numbers as another, and all strings as a
/// third. Comments, layout, access levels, parentheses, braces, and the direction of stacks don't
/// count. The assignment `n = n + 1` is the same as `n += 1`.
package struct CodeShape: Sendable {
  /// A token in its normal form.
  package struct Word: Sendable {
    /// The text that represents the token.
    package let text: String
    /// The number of the token's line, counted from 1.
    package let line: Int
  }

  /// The words, in order.
  package let words: [Word]

  /// Determines the shape of source code.
  ///
  /// - Parameter keepsLiterals: Whether different literals count as different words.
  /// - Complexity: O(*n*) in the length of the source.
  package init(of source: String, keepsLiterals: Bool = false) {
    let tokens = Self.shortened(CodeTokens(source).tokens.filter { $0.kind != .comment })
    let names = Self.declaredNames(in: tokens)
    words = tokens.compactMap { token in
      let text: String? =
        switch token.kind {
        case .number: keepsLiterals ? String(token.text) : "0"
        case .string: keepsLiterals ? String(token.text) : "\"\""
        case .word where names.contains(token.text): "_"
        case .word where token.text.first == "$" && names.contains(token.text.dropFirst()): "$_"
        default: Self.incidental.contains(token.text) ? nil : String(token.text)
        }
      return text.map { Word(text: $0, line: token.line) }
    }
  }

  /// Returns the tokens with assignments such as `a.n = a.n + 1` replaced with `a.n += 1`.
  private static func shortened(_ tokens: [CodeTokens.Token]) -> [CodeTokens.Token] {
    var shortened: [CodeTokens.Token] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      shortened.append(token)
      guard token.text == "=" else { continue }
      let target = target(before: shortened.dropLast())
      if !target.isEmpty, rest.starts(with: target, by: { $0.text == $1.text }),
        let symbol = rest.dropFirst(target.count).first?.text, let assignment = assignments[symbol]
      {
        shortened[shortened.count - 1] = .init(kind: .symbol, text: assignment, line: token.line)
        rest = rest.dropFirst(target.count + 1)
      }
    }
    return shortened
  }

  /// Returns the dotted name, such as `a.b.n`, at the end of a sequence of tokens.
  private static func target(before tokens: ArraySlice<CodeTokens.Token>)
    -> ArraySlice<CodeTokens.Token>
  {
    var start = tokens.endIndex
    while start > tokens.startIndex, tokens[start - 1].kind == .word {
      start -= 1
      guard start > tokens.startIndex, tokens[start - 1].text == "." else { break }
      start -= 1
    }
    return tokens[start...]
  }

  private static let assignments: [Substring: Substring] = [
    "+": "+=", "-": "-=", "*": "*=", "/": "/=",
  ]

  /// Returns the names that the source introduces.
  private static func declaredNames(in tokens: [CodeTokens.Token]) -> Set<Substring> {
    var names: Set<Substring> = []
    for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .word {
      if declaring.contains(token.text), next.kind == .word { names.insert(next.text) }
      // A name before a colon is a parameter or its label, and one before `in` a closure's parameter.
      if next.text == ":" || next.text == "in" { names.insert(token.text) }
    }
    return names.subtracting(["self", "Self", "default", "case", "some", "any"])
  }

  private static let declaring: Set<Substring> = [
    "var", "let", "func", "struct", "class", "enum", "case", "typealias", "for", "protocol",
    "actor", "extension",
  ]

  private static let incidental: Set<Substring> = [
    "(", ")", "{", "}", ",", ";", "private", "fileprivate", "internal", "final", "return",
    "VStack", "HStack", "ZStack",
  ]
}

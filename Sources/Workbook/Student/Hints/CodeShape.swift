/// A fingerprint of source code that ignores the author's style. It counts the occurrences of each
/// token and of each pair of adjacent tokens.
///
/// All names that the source declares count as one token, all numbers as another, and all strings
/// as a third. Access levels, parentheses, braces, and the direction of stacks don't count. The
/// assignment `n = n + 1` is the same as `n += 1`.
struct CodeShape {
  /// The number of occurrences of each token and of each pair of tokens.
  private let counts: [String: Int]

  /// Determines the shape of source code.
  ///
  /// - Parameter keepsLiterals: Whether different literals count as different tokens.
  /// - Complexity: O(*n*) in the length of the source.
  init(of source: String, keepsLiterals: Bool = false) {
    let tokens = Self.shortened(CodeTokens(source).tokens)
    let names = Self.declaredNames(in: tokens)
    let words = tokens.compactMap { token -> String? in
      switch token {
      case .number(let literal): return keepsLiterals ? String(literal) : "0"
      case .text(let literal): return keepsLiterals ? "\"\(literal)\"" : "\"\""
      case .symbol(let symbol): return Self.incidental.contains(symbol) ? nil : String(symbol)
      case .word(let word):
        if Self.incidental.contains(word) { return nil }
        if names.contains(word) { return "_" }
        return word.first == "$" && names.contains(word.dropFirst()) ? "$_" : String(word)
      }
    }
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    for (word, next) in zip(words, words.dropFirst()) { counts["\(word) \(next)", default: 0] += 1 }
    self.counts = counts
  }

  /// Returns the tokens and pairs of tokens that occur more or less often than in another shape,
  /// each with the difference in its count.
  func difference(from other: CodeShape) -> [String: Int] {
    var difference = counts
    for (word, count) in other.counts { difference[word, default: 0] -= count }
    return difference.filter { $0.value != 0 }
  }

  /// Returns the tokens with assignments such as `a.n = a.n + 1` replaced with `a.n += 1`.
  private static func shortened(_ tokens: [CodeTokens.Token]) -> [CodeTokens.Token] {
    var shortened: [CodeTokens.Token] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      shortened.append(token)
      guard token == .symbol("=") else { continue }
      let target = target(before: shortened.dropLast())
      if !target.isEmpty, rest.starts(with: target),
        case .symbol(let symbol)? = rest.dropFirst(target.count).first,
        let assignment = assignments[symbol]
      {
        shortened[shortened.count - 1] = .symbol(assignment)
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
    while start > tokens.startIndex, case .word = tokens[start - 1] {
      start -= 1
      guard start > tokens.startIndex, tokens[start - 1] == .symbol(".") else { break }
      start -= 1
    }
    return tokens[start...]
  }

  private static let assignments: [Substring: Substring] = [
    "+": "+=", "-": "-=", "*": "*=", "/": "/=",
  ]

  private static func declaredNames(in tokens: [CodeTokens.Token]) -> Set<Substring> {
    var names: Set<Substring> = []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      switch (token, next) {
      case (.word(let keyword), .word(let name)) where declaring.contains(keyword):
        names.insert(name)
      case (.word(let name), .word("in")), (.word(let name), .symbol(":")): names.insert(name)
      default: break
      }
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

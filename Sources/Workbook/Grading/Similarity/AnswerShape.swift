import Foundation

/// The sequences of tokens in an answer, regardless of names, comments, and layout.
struct AnswerShape: Sendable {
  /// A sequence of tokens.
  struct Sequence: Sendable {
    let hash: UInt64
    let lines: ClosedRange<Int>
  }

  /// All sequences of ``length`` tokens, in order. They overlap.
  let sequences: [Sequence]

  /// The number of tokens in a sequence: about as many as in a line of code.
  static let length = 10

  /// Reads an answer.
  ///
  /// - Complexity: O(*n*) in the length of the answer.
  init(_ content: Data) {
    // Semicolons are a matter of layout.
    let tokens = SwiftTokens(content).tokens.filter { $0.text != ";" }
    let declared = Self.declaredNames(in: tokens)
    let words = tokens.map { token in
      Self.hash(Self.word(for: token, declared))
    }
    guard words.count >= Self.length else {
      sequences = []
      return
    }
    sequences = (0...(words.count - Self.length)).map { start in
      let end = start + Self.length - 1
      var hash: UInt64 = 0
      for word in words[start...end] { hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15 ^ hash >> 29 }
      return Sequence(
        hash: hash, lines: tokens[start].line...max(tokens[start].line, tokens[end].line))
    }
  }

  /// Returns the text that represents a token. All literals have the same text, and so do all names
  /// that the answer declares.
  private static func word(for token: SwiftTokens.Token, _ declared: Set<String>) -> String {
    switch token.kind {
    case .literal: "0"
    case .quotedWord: "name"
    case .word: declared.contains(token.text) ? "name" : token.text
    case .operator, .punctuation: token.text
    }
  }

  /// Returns the names that an answer introduces.
  private static func declaredNames(in tokens: [SwiftTokens.Token]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      if introducers.contains(token.text), index + 1 < tokens.count,
        tokens[index + 1].kind == .word
      {
        names.insert(tokens[index + 1].text)
      }
      // A name before a colon is a parameter or its label.
      if index + 1 < tokens.count, tokens[index + 1].text == ":",
        token.text.first?.isLowercase == true
      {
        names.insert(token.text)
      }
      // These are the parameters of a closure, as in `{ first, second in`.
      if token.text == "in" {
        var place = index - 1
        while place >= 0, tokens[place].kind == .word || tokens[place].text == "," {
          if tokens[place].kind == .word { names.insert(tokens[place].text) }
          place -= 1
        }
      }
    }
    return names.subtracting(introducers).subtracting(["self", "body", "some", "any", "default"])
  }

  private static let introducers: Set = [
    "let", "var", "func", "case", "struct", "class", "enum", "actor", "protocol", "typealias",
    "for", "associatedtype",
  ]

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}

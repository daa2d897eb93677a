/// The tokens of Swift source code.
///
/// The toolchain's SwiftSyntax has a lexer, too. But a program that uses it takes a dozen seconds to
/// compile, which a student would have to wait for. This lexer suffices to color code and to compare
/// it. If it can't tell two tokens apart from the characters alone, such as a regular expression
/// and a division, it treats them as operators.
package struct CodeTokens {
  /// A token.
  package struct Token: Sendable {
    /// The kind of the token.
    package let kind: Kind
    /// The characters of the token.
    package let text: Substring
    /// The number of the line that the token starts in, counted from 1.
    package let line: Int
  }

  /// A kind of token.
  package enum Kind: Sendable {
    case comment
    /// A keyword or a name, which can start with `@`, `#`, or `$` or be in backticks.
    case word
    /// A number, or a range of numbers without spaces, such as `1...5`.
    case number
    /// A part of a string literal, up to the literal's end or its next interpolation. The tokens of
    /// the interpolation follow.
    case string
    /// A sequence of operator characters, or a single punctuation character.
    case symbol
  }

  /// The tokens, in order. Only spaces and line breaks separate them.
  package private(set) var tokens: [Token] = []
  private let bytes: Substring.UTF8View
  private var index: String.Index
  private var line = 1
  /// The open string literals that contain the current position, innermost last, each with the number
  /// of open parentheses in its current interpolation.
  private var literals: [(delimiter: Delimiter, depth: Int)] = []

  /// The characters that delimit a string literal.
  private struct Delimiter {
    let isMultiline: Bool
    let end: String
    /// The characters that start an escape sequence.
    let escape: String

    init(hashes: Int, isMultiline: Bool) {
      let hashes = String(repeating: "#", count: hashes)
      self.isMultiline = isMultiline
      end = (isMultiline ? "\"\"\"" : "\"") + hashes
      escape = "\\" + hashes
    }
  }

  /// Splits source code, which needn't be valid, into tokens.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  package init(_ source: some StringProtocol) {
    bytes = Substring(source).utf8
    index = bytes.startIndex
    while let byte = byte(after: 0) { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    if byte.isNewline || byte.isSpace {
      advance()
    } else if starts(with: "//") {
      add(.comment) { $0.advance { !$0.isNewline } }
    } else if starts(with: "/*") {
      add(.comment) { $0.skipComment() }
    } else if let delimiter = delimiter() {
      readString(delimiter, skipping: delimiter.end.utf8.count)
    } else if hashes > 1 {
      add(.symbol) { $0.advance($0.hashes) }
    } else if byte == UInt8(ascii: "`") {
      add(.word) {
        $0.advance()
        $0.advance { !$0.isNewline && $0 != UInt8(ascii: "`") }
        if $0.starts(with: "`") { $0.advance() }
      }
    } else if byte.isDigit {
      add(.number) { $0.advance { $0.isWordPart || $0 == UInt8(ascii: ".") } }
    } else if byte.isWordPart || "@#$".utf8.contains(byte) {
      add(.word) {
        $0.advance()
        $0.advance(while: \.isWordPart)
      }
    } else if byte.isOperator {
      // An operator ends where a comment begins.
      add(.symbol) { lexer in
        repeat {
          lexer.advance()
        } while lexer.byte(after: 0)?.isOperator ?? false
          && !lexer.starts(with: "//") && !lexer.starts(with: "/*")
      }
    } else {
      add(.symbol) { $0.advance() }
      trackInterpolation(byte)
    }
  }

  /// Adds a token with the characters that a closure skips.
  private mutating func add(_ kind: Kind, skip: (inout CodeTokens) -> Void) {
    let start = (index: index, line: line)
    skip(&self)
    tokens.append(Token(kind: kind, text: Substring(bytes[start.index..<index]), line: start.line))
  }

  // MARK: - Comments and strings

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.endIndex
  }

  /// Returns the delimiter of the string literal that starts at the current position, or `nil` if none
  /// does.
  private func delimiter() -> Delimiter? {
    let hashes = hashes
    guard byte(after: hashes) == UInt8(ascii: "\"") else { return nil }
    let isMultiline = (1...2).allSatisfy { byte(after: hashes + $0) == UInt8(ascii: "\"") }
    return Delimiter(hashes: hashes, isMultiline: isMultiline)
  }

  /// The number of `#` at the current position. They're read together, so the time for a long row of them
  /// is linear.
  private var hashes: Int { bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count }

  /// Reads a string literal up to its end, or up to and including the start of an interpolation.
  ///
  /// - Parameter length: The number of bytes to skip first.
  private mutating func readString(_ delimiter: Delimiter, skipping length: Int) {
    add(.string) { lexer in
      lexer.advance(length)
      while let byte = lexer.byte(after: 0) {
        if lexer.starts(with: delimiter.end) { return lexer.advance(delimiter.end.utf8.count) }
        if byte.isNewline, !delimiter.isMultiline { return }
        guard lexer.starts(with: delimiter.escape) else {
          lexer.advance()
          continue
        }
        lexer.advance(delimiter.escape.utf8.count)
        let isInterpolation = lexer.starts(with: "(")
        if lexer.byte(after: 0)?.isNewline == false { lexer.advance() }
        if isInterpolation { return lexer.literals.append((delimiter, 1)) }
      }
    }
  }

  /// Goes on with the enclosing string literal if a parenthesis ends its interpolation.
  private mutating func trackInterpolation(_ byte: UInt8) {
    guard let literal = literals.last else { return }
    if byte == UInt8(ascii: "(") { literals[literals.count - 1].depth += 1 }
    guard byte == UInt8(ascii: ")") else { return }
    literals[literals.count - 1].depth -= 1
    guard literal.depth == 1 else { return }
    literals.removeLast()
    tokens.removeLast()
    index = bytes.index(before: index)
    readString(literal.delimiter, skipping: 1)
  }

  // MARK: - Characters

  /// Returns the byte at a distance from the current position, or `nil` after the end.
  private func byte(after distance: Int) -> UInt8? {
    bytes.index(index, offsetBy: distance, limitedBy: bytes.endIndex)
      .flatMap { $0 < bytes.endIndex ? bytes[$0] : nil }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.endIndex {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      let isNewline = bytes[index].isNewline
      index = bytes.index(after: index)
      if isNewline, !(isReturn && starts(with: "\n")) { line += 1 }
    }
  }

  private mutating func advance(while condition: (UInt8) -> Bool) {
    while let byte = byte(after: 0), condition(byte) { advance() }
  }
}

extension UInt8 {
  fileprivate var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isSpace: Bool { self <= UInt8(ascii: " ") }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isOperator: Bool { "-+*/%=<>!&|?^~".utf8.contains(self) }

  /// Whether the byte can be part of a name. All bytes of characters outside ASCII count.
  fileprivate var isWordPart: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

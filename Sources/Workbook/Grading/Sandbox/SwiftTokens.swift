/// The tokens of a Swift file outside comments and strings, with their lines.
///
/// The lexer handles nested comments, string literals with any number of `#`, and interpolations,
/// so it can't be fooled. If only the compiler can tell what a slash starts, the lexer treats the
/// text after the slash as code, so that no code stays hidden.
struct SwiftTokens {
  /// A word, an operator, a punctuation mark, or a literal.
  struct Token: Equatable {
    /// The kind of a token.
    enum Kind: Equatable {
      /// A name or a keyword.
      case word
      /// A name in backticks, which is never a keyword.
      case quotedWord
      /// A sequence of operator characters.
      case `operator`
      /// A bracket, a comma, or a similar character, including `@` and `#`.
      case punctuation
      /// A string or a number.
      case literal
    }

    var kind: Kind
    var text: String
    var line: Int
    /// The range of the token in the file, in bytes.
    var range: Range<Int>
  }

  /// The tokens, in order.
  private(set) var tokens: [Token] = []
  /// The first line that can be parsed in more than one way.
  private(set) var ambiguousLine: Int?
  /// Whether every brace among the tokens delimits code. A brace in a regular expression may not.
  private(set) var areBracesReliable = true
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// The number of nested string literals at the current position.
  private var depth = 0
  private var scan = LineScan()

  /// The maximum nesting of string interpolations. No honest answer nests them this deeply, and
  /// each level uses stack space.
  private static let maximumDepth = 32

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in the size of the file in bytes.
  init(_ source: some Sequence<UInt8>) {
    bytes = Array(source)
    // The compiler skips a byte order mark.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
    if starts("#!") { skipLine() }
    while index < bytes.count { readNext() }
  }

  // MARK: Steps

  private mutating func readNext() {
    let byte = bytes[index]
    if starts("//") {
      skipLine()
    } else if starts("/*") {
      skipComment()
    } else if byte == UInt8(ascii: "\"") {
      readText(hashes: 0)
    } else if byte == UInt8(ascii: "#") {
      readHashes()
    } else if byte == UInt8(ascii: "`") {
      readQuotedWord()
    } else if isWord(byte) {
      readWord()
    } else if isOperator(byte) {
      readOperator()
    } else {
      if !isSpace(byte) { add(.punctuation, from: index, to: index + 1) }
      advance()
    }
  }

  /// Reads a string, a regular expression, or a word such as `#if`, all of which start with `#`.
  private mutating func readHashes() {
    let count = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = index + count < bytes.count ? bytes[index + count] : 0
    if next == UInt8(ascii: "\"") { return readText(hashes: count) }
    if next == UInt8(ascii: "/") { return readExpression(hashes: count) }
    for _ in 0..<count {
      add(.punctuation, from: index, to: index + 1)
      index += 1
    }
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count, isWord(bytes[index]), !isWideSpace(at: index) { index += 1 }
    if index == start {  // A no-break space has two bytes.
      index += 2
      return
    }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    add(isNumber ? .literal : .word, from: start, to: index)
  }

  private mutating func readQuotedWord() {
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "`"), !isNewline(bytes[index]) {
      index += 1
    }
    add(.quotedWord, from: start, to: index)
    if index < bytes.count, !isNewline(bytes[index]) { index += 1 }
    tokens[tokens.count - 1].range = (start - 1)..<index
  }

  private mutating func readOperator() {
    let start = index
    while index < bytes.count, isOperator(bytes[index]), index == start || !isComment { index += 1 }
    if mayBeginExpression(from: start) {
      scan.scanLine(at: index, in: bytes)
      if scan.isAmbiguous(after: index) { ambiguousLine = ambiguousLine ?? line }
      if scan.mayHideBraces(after: index) { areBracesReliable = false }
    }
    add(.operator, from: start, to: index)
  }

  /// Returns whether the compiler could parse a slash in an operator as the start of a regular
  /// expression. That is the case if no space follows the slash and no operand directly precedes
  /// it.
  private func mayBeginExpression(from start: Int) -> Bool {
    let slashes = (start..<index).filter { bytes[$0] == UInt8(ascii: "/") }
    guard slashes.contains(where: { !isBlank(at: $0 + 1) }) else { return false }
    guard let last = tokens.last, last.range.upperBound == start else { return true }
    switch last.kind {
    case .word:
      // A word that ends in a non-ASCII character may be an operator.
      return Self.expressionKeywords.contains(last.text) || bytes[start - 1] >= 0x80
    case .punctuation: return ![")", "]"].contains(last.text)
    case .operator, .quotedWord, .literal: return false
    }
  }

  /// The keywords that an expression can follow.
  private static let expressionKeywords: Set = [
    "as", "await", "borrow", "case", "catch", "consume", "copy", "defer", "discard", "do", "each",
    "else", "guard", "if", "in", "is", "repeat", "return", "switch", "then", "throw", "try",
    "unsafe", "where", "while", "yield",
  ]

  /// Reads a string. An escape sequence begins with a backslash and as many `#` as the string
  /// starts with.
  private mutating func readText(hashes: Int) {
    let start = line
    let first = index
    index += hashes
    depth += 1
    defer { depth -= 1 }
    let isLong = starts("\"\"\"") && !isShortText(hashes: hashes)
    let quote = isLong ? "\"\"\"" : "\""
    index += quote.utf8.count
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while index < bytes.count {
      if starts(end) {
        index += end.utf8.count
        tokens.append(Token(kind: .literal, text: "", line: start, range: first..<index))
        return
      }
      if starts(escape) {
        index += escape.utf8.count
        if starts("("), depth > Self.maximumDepth { break }
        if starts("(") { readInterpolation() } else if index < bytes.count { advance() }
      } else if !isLong, isNewline(bytes[index]) {
        break  // The compiler rejects it.
      } else {
        advance()
      }
    }
    ambiguousLine = ambiguousLine ?? start
  }

  /// Returns whether a string that starts with `#"""` ends on the same line. For example, `#"""#`
  /// is a string that contains one quotation mark.
  private func isShortText(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var position = index + 2
    while position < bytes.count, !isNewline(bytes[position]) {
      let isEnd = bytes[position] == UInt8(ascii: "\"")
      position += 1
      if isEnd, bytes[position...].prefix(while: { $0 == UInt8(ascii: "#") }).count >= hashes {
        return true
      }
    }
    return false
  }

  private mutating func readInterpolation() {
    var brackets = 0
    repeat {
      if starts("(") { brackets += 1 } else if starts(")") { brackets -= 1 }
      readNext()
    } while brackets > 0 && index < bytes.count
  }

  /// Reads `#/…/#`, returning its contents as code.
  private mutating func readExpression(hashes: Int) {
    let start = line
    index += hashes + 1
    let end = "/" + String(repeating: "#", count: hashes)
    while index < bytes.count {
      if starts(end) {
        index += end.utf8.count
        return
      }
      if starts("\\"), index + 1 < bytes.count {
        index += 1
        advance()
      } else if isWord(bytes[index]) {
        readWord()
      } else {
        if starts("@") || starts("#") || starts("\"") { ambiguousLine = ambiguousLine ?? line }
        advance()
      }
    }
    ambiguousLine = ambiguousLine ?? start
  }

  private mutating func skipLine() {
    while index < bytes.count, !isNewline(bytes[index]) { index += 1 }
  }

  private mutating func skipComment() {
    let start = line
    var depth = 0
    while index < bytes.count {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
    ambiguousLine = ambiguousLine ?? start
  }

  // MARK: Characters

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n")
      || bytes[index] == UInt8(ascii: "\r") && !starts("\r\n")
    {
      line += 1
    }
    index += 1
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, to end: Int) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), line: line,
        range: start..<end))
  }

  private func starts(_ text: String) -> Bool {
    var position = index
    for byte in text.utf8 {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private var isComment: Bool { starts("//") || starts("/*") }

  private func isBlank(at position: Int) -> Bool {
    position >= bytes.count || isSpace(bytes[position])
  }

  /// Returns whether a no-break space (U+00A0) is at a position. The compiler treats it as a space.
  private func isWideSpace(at position: Int) -> Bool {
    bytes[position] == 0xc2 && position + 1 < bytes.count && bytes[position + 1] == 0xa0
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9...13, 32: true
    default: false
    }
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}

/// A scan of the rest of a line after a slash. Each line is scanned once, even if it has many
/// slashes.
private struct LineScan {
  private var end = 0
  private var lastSlash = -1
  private var lastDelimiter = -1
  private var lastBrace = -1

  /// Scans the rest of the line from a position, unless it has already been scanned.
  mutating func scanLine(at position: Int, in bytes: [UInt8]) {
    guard position > end || end == 0 else { return }
    end = position
    lastSlash = -1
    lastDelimiter = -1
    lastBrace = -1
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/") {
        // After a space it starts a comment, because no regular expression ends in a space.
        let isDouble = end + 1 < bytes.count && bytes[end + 1] == byte
        if isDouble, !" \t/".utf8.contains(bytes[end - 1]) { lastDelimiter = end }
        lastSlash = end
      } else if "\"`*".utf8.contains(byte) {
        lastDelimiter = end
      } else if "{}".utf8.contains(byte) {
        lastBrace = end
      }
      end += 1
    }
  }

  /// Returns whether a regular expression that starts before a position could hide the start of a
  /// string or a comment.
  func isAmbiguous(after position: Int) -> Bool {
    lastSlash >= position && lastDelimiter >= position
  }

  /// Returns whether a regular expression that starts before a position could contain a brace.
  func mayHideBraces(after position: Int) -> Bool { lastSlash >= position && lastBrace >= position }
}

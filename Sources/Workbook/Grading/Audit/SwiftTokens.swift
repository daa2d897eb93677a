/// The words of a Swift file outside of its comments and texts, with their lines.
///
/// It knows as much of the language as it takes not to be fooled: comments inside of comments,
/// texts with any number of `#`, and code inside of texts. Where the compiler alone can tell what a
/// slash begins, the words are given out as code, so that nothing is hidden either way.
struct SwiftTokens {
  /// A word, a sign, or a text.
  struct Token: Equatable {
    /// What kind of thing it is.
    enum Kind: Equatable {
      /// A name or a keyword.
      case word
      /// A name between backticks, which is no keyword.
      case quotedWord
      /// A run of operator characters.
      case sign
      /// A bracket, a comma and the like, `@` and `#` among them.
      case mark
      /// A text, a number or a regular expression.
      case literal
    }

    var kind: Kind
    var text: String
    var line: Int
    /// Its bytes in the file.
    var range: Range<Int>
  }

  /// The words and signs, in order.
  private(set) var tokens: [Token] = []
  /// The first line where the file cannot be read in one way only.
  private(set) var puzzle: Int?
  /// Whether each curly bracket among the marks is one: in a regular expression it is not.
  private(set) var areBracesSure = true
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// How many texts are being read, each in the code of the one around it.
  private var depth = 0
  private var scan = LineScan()

  /// A text in a text in a text, this often, is nobody's answer; each takes from the stack.
  private static let deepest = 32

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in its bytes.
  init(_ source: some Sequence<UInt8>) {
    bytes = Array(source)
    // The compiler passes over a byte order mark.
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
    } else if isSign(byte) {
      readSign()
    } else {
      if !isSpace(byte) { add(.mark, from: index, to: index + 1) }
      advance()
    }
  }

  /// Reads what begins with `#`: a text, a regular expression, or a word with a mark before it.
  private mutating func readHashes() {
    let count = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = index + count < bytes.count ? bytes[index + count] : 0
    if next == UInt8(ascii: "\"") { return readText(hashes: count) }
    if next == UInt8(ascii: "/") { return readExpression(hashes: count) }
    for _ in 0..<count {
      add(.mark, from: index, to: index + 1)
      index += 1
    }
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count, isWord(bytes[index]), !isWideSpace(at: index) { index += 1 }
    if index == start {  // A space of two bytes.
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

  private mutating func readSign() {
    let start = index
    while index < bytes.count, isSign(bytes[index]), index == start || !isComment { index += 1 }
    if mayBeginExpression(from: start) {
      scan.pass(to: index, in: bytes)
      if scan.isPuzzle(after: index) { puzzle = puzzle ?? line }
      if scan.hidesBraces(after: index) { areBracesSure = false }
    }
    add(.sign, from: start, to: index)
  }

  /// Whether the compiler could take a slash of a sign for the start of a regular expression: no
  /// space is behind it, and nothing that an operator would belong to is right before the sign.
  private func mayBeginExpression(from start: Int) -> Bool {
    let slashes = (start..<index).filter { bytes[$0] == UInt8(ascii: "/") }
    guard slashes.contains(where: { !isBlank(at: $0 + 1) }) else { return false }
    guard let last = tokens.last, last.range.upperBound == start else { return true }
    switch last.kind {
    case .word:
      // Where it ends in no letter of ASCII it may be an operator.
      return Self.leading.contains(last.text) || bytes[start - 1] >= 0x80
    case .mark: return ![")", "]"].contains(last.text)
    case .sign, .quotedWord, .literal: return false
    }
  }

  /// Keywords that an expression follows.
  private static let leading: Set = [
    "as", "await", "borrow", "case", "catch", "consume", "copy", "defer", "discard", "do", "each",
    "else", "guard", "if", "in", "is", "repeat", "return", "switch", "then", "throw", "try",
    "unsafe", "where", "while", "yield",
  ]

  /// Reads a text; a backslash and as many `#` as it began with lead into code.
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
        if starts("("), depth > Self.deepest { break }
        if starts("(") { readInterpolation() } else if index < bytes.count { advance() }
      } else if !isLong, isNewline(bytes[index]) {
        break  // The compiler refuses it.
      } else {
        advance()
      }
    }
    puzzle = puzzle ?? start
  }

  /// Whether what begins with three quotes and a `#` before them ends on its line: `#"""#` is the
  /// text of one quote.
  private func isShortText(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var place = index + 2
    while place < bytes.count, !isNewline(bytes[place]) {
      let isEnd = bytes[place] == UInt8(ascii: "\"")
      place += 1
      if isEnd, bytes[place...].prefix(while: { $0 == UInt8(ascii: "#") }).count >= hashes {
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

  /// Passes over `#/…/#`; what stands in it is given out as code.
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
        if starts("@") || starts("#") || starts("\"") { puzzle = puzzle ?? line }
        advance()
      }
    }
    puzzle = puzzle ?? start
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
    puzzle = puzzle ?? start
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
    var place = index
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private var isComment: Bool { starts("//") || starts("/*") }

  private func isBlank(at position: Int) -> Bool {
    position >= bytes.count || isSpace(bytes[position])
  }

  /// U+00A0, which the compiler takes for a space.
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

  private func isSign(_ byte: UInt8) -> Bool {
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

/// What stands on a line that has a slash, looked at once however many slashes it has.
private struct LineScan {
  private var end = 0
  private var lastSlash = -1
  private var lastBait = -1
  private var lastBrace = -1

  /// Looks at the line that a place is on, if it has not been looked at.
  mutating func pass(to place: Int, in bytes: [UInt8]) {
    guard place > end || end == 0 else { return }
    end = place
    lastSlash = -1
    lastBait = -1
    lastBrace = -1
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/") {
        // Behind a space it begins a comment: no expression ends in one.
        let isDouble = end + 1 < bytes.count && bytes[end + 1] == byte
        if isDouble, !" \t/".utf8.contains(bytes[end - 1]) { lastBait = end }
        lastSlash = end
      } else if "\"`*".utf8.contains(byte) {
        lastBait = end
      } else if "{}".utf8.contains(byte) {
        lastBrace = end
      }
      end += 1
    }
  }

  /// Whether an expression that begins before a place could hide how a text or a comment begins.
  func isPuzzle(after place: Int) -> Bool { lastSlash >= place && lastBait >= place }

  /// Whether an expression that begins before a place could hold a curly bracket.
  func hidesBraces(after place: Int) -> Bool { lastSlash >= place && lastBrace >= place }
}

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
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in its bytes.
  init(_ source: some Sequence<UInt8>) {
    bytes = Array(source)
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
    } else if let hashes = textStart() {
      readText(hashes: hashes)
    } else if let hashes = expressionStart() {
      readExpression(hashes: hashes)
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
    // A slash with a space or an opening bracket before it, and none behind it, may begin a regular
    // expression; what stands in it is given out as code.
    if bytes[start] == UInt8(ascii: "/"), !isBound(before: start), !isBlank(at: start + 1) {
      let end = bytes[index...].firstIndex(where: isNewline) ?? bytes.count
      let rest = bytes[index..<end]
      if rest.contains(UInt8(ascii: "/")), rest.contains(where: { "\"`*".utf8.contains($0) }) {
        puzzle = puzzle ?? line
      }
    }
    add(.sign, from: start, to: index)
  }

  /// Reads a text; a backslash and as many `#` as it began with lead into code.
  private mutating func readText(hashes: Int) {
    let start = line
    let first = index
    index += hashes
    let isLong = starts("\"\"\"")
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
        if starts("(") { readInterpolation() } else if index < bytes.count { advance() }
      } else if !isLong, isNewline(bytes[index]) {
        break  // The compiler refuses it.
      } else {
        advance()
      }
    }
    puzzle = puzzle ?? start
  }

  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if starts("(") { depth += 1 } else if starts(")") { depth -= 1 }
      readNext()
    } while depth > 0 && index < bytes.count
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

  /// How many `#` a text has that begins here; nil if none does.
  private func textStart() -> Int? { hashes(before: UInt8(ascii: "\"")) }

  private func expressionStart() -> Int? {
    hashes(before: UInt8(ascii: "/")).flatMap { $0 > 0 ? $0 : nil }
  }

  private func hashes(before byte: UInt8) -> Int? {
    let count = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = index + count
    return next < bytes.count && bytes[next] == byte ? count : nil
  }

  private func isBlank(at position: Int) -> Bool {
    position >= bytes.count || isSpace(bytes[position])
  }

  /// Whether something stands before a place that an operator would belong to.
  private func isBound(before position: Int) -> Bool {
    guard position > 0 else { return false }
    let byte = bytes[position - 1]
    return !isSpace(byte) && !"([{,;:".utf8.contains(byte)
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

  private func isSign(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }
  private func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 11, 12, 13, 32].contains(byte) }
  private func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}

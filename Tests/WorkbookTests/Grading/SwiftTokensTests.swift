import Foundation
import Testing

@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookGrading

/// Checks that everything the compiler reads counts as code, so that none of it stays hidden.
@Suite struct SwiftTokensTests {
  /// Returns the tokens of a source, with `_` for each string.
  private func code(_ source: String) -> String {
    SwiftTokens(source.utf8).tokens
      .map { $0.kind == .literal && $0.text.isEmpty ? "_" : $0.text }.joined(separator: " ")
  }

  private func ambiguousLine(_ source: String) -> Int? { SwiftTokens(source.utf8).ambiguousLine }

  @Test(arguments: [
    ("a // b", "a"),
    ("a /* b */ c", "a c"),
    ("a /* b /* c */ d */ e", "a e"),
    ("a /* // */ b", "a b"),
    ("a // /*\nb", "a b"),
    ("a /**/ b /***/ c", "a b c"),
    ("a +// b\nc", "a + c"),
    ("a +/* b */ c", "a + c"),
    ("#!/usr/bin/swift x\na", "a"),
  ])
  func `comments are skipped, even if they're nested`(source: String, expected: String) {
    #expect(code(source) == expected)
  }

  @Test(arguments: [
    (#"a "b" c"#, "a _ c"),
    (#"a "b\"c" d"#, "a _ d"),
    (#"a "b\\" d"#, "a _ d"),
    (#"a "" b"#, "a _ b"),
    (#"a "// b" c"#, "a _ c"),
    ("a #\"b\"c\"# d", "a _ d"),
    ("a #\"b\\\"# d", "a _ d"),
    ("a ##\"b\"#c\"## d", "a _ d"),
    ("a \"\"\"\n b \"c\" \"\"\nd\"\"\" e", "a _ e"),
    ("a \"\"\"\n \\\"\"\" b\n\"\"\" c", "a _ c"),
    ("a #\"\"\"\n \"\"\" b\n\"\"\"# c", "a _ c"),
    ("a #\"\"\"# b #\"\"\"# c", "a _ b _ c"),
    ("a #\"\"\"b\"# c", "a _ c"),
  ])
  func `a string is a single literal token in every notation`(source: String, expected: String) {
    #expect(code(source) == expected)
    #expect(ambiguousLine(source) == nil)
  }

  @Test(arguments: [
    (#""a \(b) c" d"#, "( b ) _ d"),
    (#""\(a("b)", [c]))" d"#, "( a ( _ , [ c ] ) ) _ d"),
    (#""\(a ? "\(b)" : "c")" d"#, "( a ? ( b ) _ : _ ) _ d"),
    (#""\(a.map { "(\($0)" })" d"#, "( a . map { ( $0 ) _ } ) _ d"),
    (#""\(a /* ) " */)" d"#, "( a ) _ d"),
    ("#\"\\(a) \\#(b)\"# d", "( b ) _ d"),
    ("\"\"\"\n\\(\na\n)\n\"\"\" d", "( a ) _ d"),
    (#""\\(a)" d"#, "_ d"),
  ])
  func `interpolated code is parsed into tokens`(source: String, expected: String) {
    #expect(code(source) == expected)
    #expect(ambiguousLine(source) == nil)
  }

  @Test(arguments: [
    ("let a = #/b c/# d", "let a = b c d"),
    ("let a = ##/b/# c/## d", "let a = b c d"),
    ("let a = #/\\/#b/# c", "let a = b c"),
    ("let a = /b/ + c", "let a = / b / + c"),
  ])
  func `the contents of a regular expression count as code`(
    source: String, expected: String
  ) {
    #expect(code(source).replacing(" \\", with: "") == expected)
  }

  @Test(arguments: [
    "\"a", "\"a\nb\"", "a /* b", "a /* /* */", "\"\"\"\na", "#\"a\"", "\"\\(a", "#/a", "#/\"/#",
    "#/@a/#", "a = /\"/", "a = /`/", "(/\"/)", "[/\"/]", "{/\"/}", "a = /b/*c",
    // An operator that the answer declares, and keywords.
    "a = !/\"/", "return/\"/", "try!/\"/", "a = √/\"/", "a = /**//\"/",
    // A regular expression whose end looks like a comment.
    "a = /b\\//; c", "a = /b//2; c",
  ])
  func `code that can be parsed in two ways is reported as ambiguous`(source: String) {
    #expect(ambiguousLine(source) == 1)
    #expect(ambiguousLine("a\n\n" + source) == 3)
  }

  @Test(arguments: [
    "a / b / \"c\"", "a/b/2 + \"c\".count", "\"\\(a/2) \\(b/2)\"", "a! / b / \"\"", "x[0]/2/\"\"",
    "f()/2/\"\"", "a!/2/\"\"", "a = /b/ // c", "/// a \"b\" c/d", "a // b/\"c\"", "a = /\\d+/",
    "`return`/2/\"\"", "2/2/\"\"",
  ])
  func `a division isn't reported as ambiguous`(source: String) {
    #expect(ambiguousLine(source) == nil)
  }

  @Test func `the first ambiguous line is reported`() {
    #expect(ambiguousLine("a\nb = \"c\nd = \"e") == 2)
  }

  @Test func `a name in backticks is parsed as a quoted word without the backticks`() {
    let tokens = SwiftTokens("a.`import b`".utf8).tokens
    #expect(tokens.map(\.text) == ["a", ".", "import b"])
    #expect(tokens.map(\.kind) == [.word, .operator, .quotedWord])
    #expect(tokens.last?.range == 2..<12)
  }

  @Test func `tokens have the expected kinds`() {
    let tokens = SwiftTokens("@a b1 12 += \"\" ( größe $0".utf8).tokens
    #expect(
      tokens.map(\.kind)
        == [.punctuation, .word, .word, .literal, .operator, .literal, .punctuation, .word, .word])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines are counted correctly with any line ending`(end: String) {
    let lines = ["a", "/* ", " */ b", "\"\"\"", "  c", "  \"\"\" d", "", "// e", "f"]
    let tokens = SwiftTokens(lines.joined(separator: end).utf8).tokens
    #expect(tokens.map(\.text) == ["a", "b", "", "d", "f"])
    #expect(tokens.map(\.line) == [1, 3, 4, 6, 9])
  }

  @Test func `a byte order mark is skipped, as it is by the compiler`() {
    #expect(code("\u{FEFF}import a") == "import a")
    #expect(code("\u{FEFF}#!b\nimport a") == "import a")
  }

  @Test func `a no-break space is treated as a space`() {
    #expect(code("a\u{A0}b") == "a b")
  }

  @Test func `deeply nested strings are reported as ambiguous and don't overflow the stack`() {
    let deep = String(repeating: "\"\\(", count: 20_000)
    #expect(ambiguousLine(deep) == 1)
    let shallow = String(repeating: "\"\\(", count: 20) + "a" + String(repeating: ")\"", count: 20)
    #expect(ambiguousLine(shallow) == nil)
    #expect(SwiftTokens(shallow.utf8).tokens.contains { $0.text == "a" })
  }

  @Test(arguments: ["#", " /a", "\"", "/*", "`", "#\"", "\\(", "{", "#/", "\"\"\"", " = /a{"])
  func `a file that repeats one token is read in linear time`(thing: String) {
    // With quadratic time, this would take minutes.
    let count = 5_000
    let tokens = SwiftTokens(String(repeating: thing, count: count).utf8).tokens
    #expect(tokens.count <= 4 * count)
  }

  @Test(arguments: TableOfContents.chapters.map(\.folder))
  func `each token's range contains the token's characters`(chapter: String) throws {
    let paths = WorkbookSources.paths(of: chapter)
    try #require(paths.count > 10)
    for path in paths {
      let read = Array(try WorkbookSources.data(path))
      #expect(wrong(in: read) == [], "\(path)")
    }
  }

  /// Returns descriptions of a file's tokens that have the wrong text, position, or line, and a
  /// description of the file's ambiguous line, if there is one.
  private func wrong(in bytes: [UInt8]) -> [String] {
    let read = SwiftTokens(bytes)
    var wrong = read.ambiguousLine.map { ["line \($0) is ambiguous"] } ?? []
    var lines = [0: 1]
    var line = 1
    for (place, byte) in bytes.enumerated() where byte == 10 {
      line += 1
      lines[place + 1] = line
    }
    line = 1
    var place = 0
    var end = 0
    for token in read.tokens {
      guard token.range.upperBound > end, token.range.upperBound <= bytes.count else {
        wrong.append("\(token) is out of order")
        continue
      }
      end = token.range.upperBound
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      let isText = text.hasSuffix("\"") || text.hasSuffix("#")
      let isRight =
        switch token.kind {
        case .quotedWord: text == "`\(token.text)`"
        case .literal where token.text.isEmpty: isText
        default: text == token.text
        }
      if !isRight { wrong.append("\(token) is \(text)") }
      // A string with an interpolation starts before the interpolated code.
      guard token.range.lowerBound >= place else { continue }
      while place < token.range.lowerBound {
        place += 1
        line = lines[place] ?? line
      }
      if token.line != line { wrong.append("\(token) is on line \(line)") }
    }
    return wrong
  }
}

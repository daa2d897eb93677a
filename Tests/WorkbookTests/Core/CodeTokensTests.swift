import Testing

@testable import WorkbookCore

@Suite struct CodeTokensTests {
  @Test(arguments: [
    ("let a=b1+=0.5", "let a = b1 += 0.5"),
    ("1...5+a", "1...5 + a"),
    ("@State $a #if `import b`", "@State $a #if `import b`"),
    ("größe≤2", "größe≤2"),
    ("a // b\nc", "a // b c"),
    ("a /* b /* c */ d */ e", "a /* b /* c */ d */ e"),
    ("a /* b", "a /* b"),
    ("a +/* b */ c", "a + /* b */ c"),
    ("a +// b\nc", "a + // b c"),
    ("a -+/b", "a -+/ b"),
    ("#########\"a\"########b\"######### c", "#########\"a\"########b\"######### c"),
    ("##a", "## a"),
    (#"f("a \" b")"#, #"f ( "a \" b" )"#),
    (#""a \(b("c")) d""#, #""a \( b ( "c" ) ) d""#),
    (##"#"a \(b) " c"# d"##, ##"#"a \(b) " c"# d"##),
    (##"#"a \#(b) c"# d"##, ##"#"a \#( b ) c"# d"##),
    ("\"\"\"\na \"b\"\n\"\"\" c", "\"\"\"\na \"b\"\n\"\"\" c"),
    ("\"a\nb", "\"a b"),
    ("\"a \\\nb", "\"a \\ b"),
    ("\"\\", "\"\\"),
    ("", ""),
  ])
  func `code is split into tokens`(source: String, tokens: String) {
    #expect(CodeTokens(source).tokens.map(\.text).joined(separator: " ") == tokens)
  }

  @Test func `each token has a kind`() {
    let tokens = CodeTokens("let a // b\n= 1 + \"c\"").tokens
    #expect(tokens.map(\.kind) == [.word, .word, .comment, .symbol, .number, .symbol, .string])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `a token knows its line`(end: String) {
    let lines = ["a", "/*", "*/ b \"\"\"", "", "\"\"\" c", "", "d"]
    let tokens = CodeTokens(lines.joined(separator: end)).tokens
    #expect(tokens.map(\.line) == [1, 2, 3, 3, 5, 7])
  }

  @Test(arguments: ["#", "\"", "(", "/*", "\"\\(", "\\", "\"\"\"", "`", "é"])
  func `a long row of anything is read in linear time`(part: String) {
    let source = String(repeating: part, count: 20_000)
    #expect(!CodeTokens(source).tokens.isEmpty)
  }
}

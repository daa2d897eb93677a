import Testing

@testable import WorkbookAudit

@Suite struct JSONTreeTests {
  private func parse(_ text: String) throws -> JSONTree { try JSONTree(parsing: Array(text.utf8)) }

  @Test func `the JSON parser reads values of all kinds`() throws {
    let tree = try parse(" { \"a\" : [ 1, -2 , \"b\" ], \"c\":true, \"d\":null, \"e\":{} } ")
    #expect(tree["a"]?.elements.compactMap(\.number) == [1, -2])
    #expect(tree["a"]?.elements.last?.string == "b")
    #expect(tree["c"]?.isTrue == true)
    #expect(tree["d"] != nil)
    #expect(tree["f"] == nil)
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"a\\\"b\\\\\"", "a\"b\\"), ("\"\\u00e9\\n\\t\"", "é\n\t"),
    ("\"\\ud83d\\ude00é\"", "😀é"), ("\"größe\"", "größe"),
  ])
  func `the JSON parser reads strings with escapes`(text: String, expected: String) throws {
    #expect(try parse(text).string == expected)
  }

  @Test(arguments: ["", "{", "[1", "{\"a\"}", "{\"a\":1,}x", "\"a", "tru", "[1]]", "\"\\u12\""])
  func `the JSON parser rejects invalid JSON`(text: String) {
    #expect(throws: JSONTree.ParseError.self) { try parse(text) }
  }

  @Test func `the JSON parser rejects a document that is nested too deeply`() {
    let text = String(repeating: "[", count: 100_000)
    #expect { try parse(text) } throws: { ($0 as? JSONTree.ParseError)?.isTooDeep == true }
  }

  @Test(arguments: ["{\"_kind\":\"module\"}", "{\"kind\":\"source_file\"}", "[]"])
  func `a document that isn't the syntax tree of a source file is rejected`(text: String) {
    #expect(throws: SyntaxTree.UnknownFormat.self) { try SyntaxTree(Array(text.utf8)) }
  }
}

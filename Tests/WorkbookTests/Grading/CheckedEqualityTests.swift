import Foundation
import Testing

@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookGrading

/// Checks which expectations of a suite are rewritten, and which aren't.
@Suite struct CheckedEqualityTests {
  private func applied(_ source: String) -> String {
    String(decoding: CheckedEquality.applied(to: Data(source.utf8)), as: UTF8.self)
  }

  private func check(
    _ left: String, _ right: String, _ hashes: String = "#", _ comment: String? = nil
  ) -> String {
    "checkEquality(\(left), \(right), \(hashes)\"\(left)\"\(hashes), "
      + "\(hashes)\"\(right)\"\(hashes)\(comment.map { ", \($0)" } ?? ""))"
  }

  @Test(arguments: [
    ("#expect(a == b)", "a", "b"),
    ("#expect( a.b[0]  ==  c(d, e: f) )", "a.b[0]", "c(d, e: f)"),
    ("#expect(a + b == c ?? d)", "a + b", "c ?? d"),
    ("#expect(a?.b == c!.d)", "a?.b", "c!.d"),
    ("#expect(a.map { $0 == b } == [c: d])", "a.map { $0 == b }", "[c: d]"),
    ("#expect((a && b) == c)", "(a && b)", "c"),
    ("#expect((a == b) == (try c))", "(a == b)", "(try c)"),
    ("#expect(a(nil) == [nil])", "a(nil)", "[nil]"),
    ("#expect(-1 == .zero)", "-1", ".zero"),
    ("#expect(a==b)", "a", "b"),
    ("#expect(copy.a == copy[b])", "copy.a", "copy[b]"),
    ("#expect(\n  a\n    == b)", "a", "b"),
    ("#expect(a /* c == d */ == b)", "a", "b"),
    ("#  expect(a == b)", "a", "b"),
  ])
  func `an expectation of equality becomes a call to checkEquality`(
    source: String, left: String, right: String
  ) {
    let ends = String(repeating: "\n", count: source.count { $0 == "\n" })
    #expect(applied(source) == "import WorkbookEquality; \(check(left, right))\(ends)")
  }

  @Test(arguments: [
    "#expect(a)", "#expect()", "#expect(a == nil)", "#expect(nil == a)", "#expect(a != b)",
    "#expect(a < b)", "#expect(a === b)", "#expect(a ~= b)", "#expect(a == b && c)",
    "#expect(a || b == c)", "#expect(a == b == c)", "#expect(a ? b : c == d)",
    "#expect(try a == b)", "#expect(await a == b)", "#expect(a == b as C)", "#expect(a is B == c)",
    "#expect(a == b ? c : d)", "#expect(a == if b { c } else { d })", "#expect(#a == b)",
    "#expect(a == #b)", "#expect(@A a == b)", "#expect(a <+> b == c)", "#expect(a & b == c)",
    "#expect(a < b, c > (d == e))", "#expect(a() == A<B>.c)", "#expect(a: b == c)",
    "#expect(a == b, comment)", "#expect(a == b, \"c\" + d)",
    "#expect(a == b, \"c\", sourceLocation: d)", "#expect(a == b, sourceLocation: d)",
    "#expect(throws: A.self) { a == b }", "#expect(a == b) { c }", "#expect(a == b",
    "#expect(\n  a\n    .b == c)", "#expect(copy a == b)", "#expect(unsafe a == b)",
    "#expect(a == b.map {\n  c\n})", "#expect(== a)", "#expect(a ==)",
    "#require(a == b)", "expect(a == b)", "// #expect(a == b)", "/* #expect(a == b) */",
    "\"#expect(a == b)\"", "\"\"\"\n#expect(a == b)\n\"\"\"", "#\"#expect(a == b)\"#",
    "\"\\(#expect(a == b))\"", "`#expect`(a == b)", "", "a == b",
  ])
  func `code other than expectations of equality stays unchanged`(source: String) {
    #expect(applied(source) == source)
  }

  @Test func `an expectation's literal comment is kept`() {
    #expect(
      applied("#expect(a == b, \"c == \\(d), e\")")
        == "import WorkbookEquality; \(check("a", "b", "#", "\"c == \\(d), e\""))")
  }

  @Test(arguments: [
    (#"a"#, #""b""#, "##"),
    (#""\(a)""#, #""b""#, "##"),
    (#"\.a"#, "b", "#"),
    ("#\"a\"#", "b", "##"),
    ("##\"a\\##(b)\"##", "c", "###"),
    ("a", "#\"b\\#n\"#", "##"),
  ])
  func `compared code becomes a raw string literal that displays the code unchanged`(
    left: String, right: String, hashes: String
  ) {
    let result = applied("#expect(\(left) == \(right))")
    let literals = SwiftTokens(result.utf8).tokens.suffix(4).filter { $0.kind == .literal }
    let texts = literals.map { String(decoding: Array(result.utf8)[$0.range], as: UTF8.self) }
    #expect(texts.map(Self.content) == [left, right])
    #expect(!result.contains("\\(left)"))
  }

  /// Returns the contents of a raw string literal.
  private static func content(_ literal: String) -> String {
    let hashes = literal.prefix { $0 == "#" }.count
    return String(literal.dropFirst(hashes + 1).dropLast(hashes + 1))
  }

  @Test func `replacing expectations doesn't change line numbers or any other lines`() {
    let source = """
      import Testing

      func test() {
        #expect(
          a == b,
          "c")  // d
        let e = "#expect(a == b)"
        #expect(e == f); #expect(g == h)
      }
      """
    let lines = applied(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "import WorkbookEquality; import Testing", "", "func test() {",
        "  checkEquality(a, b, #\"a\"#, #\"b\"#, \"c\")", "", "  // d",
        "  let e = \"#expect(a == b)\"",
        "  checkEquality(e, f, #\"e\"#, #\"f\"#); checkEquality(g, h, #\"g\"#, #\"h\"#)", "}",
      ])
  }

  @Test func `an expectation with a multiline comment is replaced and keeps its line breaks`() {
    let source = #"""
      import Testing
      func test() {
        #expect(
          a == b,
          """
          A long \
          comment.
          """)
        after()
      }
      """#
    let lines = applied(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "import WorkbookEquality; import Testing", "func test() {",
        "  checkEquality(a, b, #\"a\"#, #\"b\"#, \"\"\"", "    A long \\", "    comment.",
        "    \"\"\")", "", "", "  after()", "}",
      ])
  }

  @Test(arguments: TableOfContents.exercises)
  func `a graded suite keeps its line numbers and gives a reason for each unchanged expectation`(
    exercise: Exercise
  ) throws {
    let file = try WorkbookSources.data(exercise.suitePath)
    let result = CheckedEquality.applied(to: file)
    #expect(CheckedEquality.applied(to: result) == result)
    let before = file.split(separator: 10, omittingEmptySubsequences: false)
    let after = result.split(separator: 10, omittingEmptySubsequences: false)
    try #require(before.count == after.count)
    // Every line that changed belonged to an expectation.
    let isKept = zip(before, after).dropFirst().filter { $0 == $1 }.count
    #expect(isKept > before.count / 4)
    #expect(Self.unexplained(in: result) == [])
  }

  /// Returns the lines with equality expectations that should have been rewritten. This method
  /// finds them in a simpler way than the code that it tests.
  private static func unexplained(in suite: Data) -> [String] {
    String(decoding: suite, as: UTF8.self).split(separator: "\n").map(String.init).filter { line in
      guard line.contains("#expect("), line.contains(" == "), line.hasSuffix(")") else {
        return false
      }
      let reasons = [
        "nil", "try", "await", "&&", "||", " as", " is ", " ? ", " < ", " > ", "&", "{", "<", "#",
        " in ",
      ]
      let rest = line.replacing("#expect(", with: "")
      return !reasons.contains { rest.contains($0) }
    }
  }
}

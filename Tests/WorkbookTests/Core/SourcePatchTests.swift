import Testing

@testable import WorkbookCore

@Suite struct SourcePatchTests {
  private let lamp = ["struct Lamp {", "  var isOn = false", "", "  func toggle() {", "  }", "}"]

  /// Parses a patch and returns the lamp's source after applying the patch.
  private func applied(_ text: String) throws -> [String] {
    try SourcePatch(text.split(separator: "\n", omittingEmptySubsequences: false), from: 10)
      .applied(to: lamp)
  }

  /// Returns the problem with a patch.
  private func problem(_ text: String) throws -> WrongAnswerCatalog.Problem {
    try #require(throws: WrongAnswerCatalog.Problem.self) { _ = try applied(text) }
  }

  @Test func `a patch removes and adds lines where its context matches`() throws {
    #expect(
      try applied(" struct Lamp {\n-  var isOn = false\n+  let isOn = true\n\n   func toggle() {")
        == ["struct Lamp {", "  let isOn = true", "", "  func toggle() {", "  }", "}"])
  }

  @Test func `a patch with two hunks changes two places`() throws {
    let new = try applied("-struct Lamp {\n+class Lamp {\n@@ -4,3 +4,4 @@\n   }\n }\n+// the end")
    var expected = lamp
    expected[0] = "class Lamp {"
    expected.append("// the end")
    #expect(new == expected)
  }

  @Test func `a patch with a line that isn't in the solution is reported`() throws {
    #expect(
      try problem(" struct Lamp {\n-  var isLit = false")
        == .init(
          line: 11,
          what: "expects a line that the solution doesn't have here: `var isLit = false`.")
    )
  }

  @Test func `a hunk that belongs before the previous hunk isn't applied`() throws {
    #expect(try problem(" }\n+// the end\n@@\n-struct Lamp {").line == 13)
  }

  @Test func `a patch whose lines match two places is rejected`() throws {
    let twice = ["a", "b", "a", "b"]
    let patch = try SourcePatch([" a", "+c"], from: 3)
    let problem = try #require(throws: WrongAnswerCatalog.Problem.self) {
      _ = try patch.applied(to: twice)
    }
    #expect(problem.line == 3)
    #expect(problem.what.hasPrefix("starts a change that could apply at more than one place"))
  }

  @Test func `a patch that contains no lines from the solution is rejected`() throws {
    #expect(try problem("+let light = 1").what.contains("could apply at any place"))
  }

  @Test func `a line in a patch that isn't part of a diff is reported`() throws {
    #expect(
      try problem(" struct Lamp {\nvar isOn = true")
        == .init(
          line: 11,
          what: "isn't a line of a diff. Start it with a space, \"-\", \"+\", or \"@@\"."))
  }

  @Test func `a patch has three lines of context, without empty lines at its ends`() {
    let old = (1...10).map { "line \($0)" } + ["", "end"]
    var new = old
    new[7] = "line eight"
    #expect(
      SourcePatch(from: old, to: new).text == [
        " line 5", " line 6", " line 7", "-line 8", "+line eight", " line 9", " line 10",
      ])
  }

  @Test func `a patch has enough context to identify the place that it changes`() throws {
    let old = (1...2).flatMap { ["view \($0)", "{", "a", "b", "c", "}", "d", "e", "f"] }
    var new = old
    new[14] = "}, again"
    let patch = SourcePatch(from: old, to: new)
    #expect(patch.text.first == " view 2")
    #expect(try patch.applied(to: old) == new)
  }

  @Test func `comparing a file with itself produces an empty patch`() {
    #expect(SourcePatch(from: lamp, to: lamp).text == [])
  }

  @Test func `a patch can be parsed after it has been written`() throws {
    let new = ["import Light"] + lamp.dropLast() + ["}", "", "struct Dark {}"]
    let text = SourcePatch(from: lamp, to: new).text
    #expect(try SourcePatch(text.map { Substring($0) }, from: 1).applied(to: lamp) == new)
  }

  @Test func `comments are removed from code lines, except in strings`() {
    let source = """
      // A lamp.

      struct Lamp {
        /// Whether the lamp is on.
        let isOn = true // always


        let poem = \"""
          // dark

          light
          \"""
        // The end.
      }

      """
    #expect(
      source.codeLines == [
        "struct Lamp {", "  let isOn = true // always", "", "  let poem = \"\"\"", "    // dark",
        "",
        "    light", "    \"\"\"", "}",
      ])
  }
}

import Testing

@testable import WorkbookCore

@Suite struct HoleTests {
  @Test func `a hole has a line number and a task`() {
    #expect(
      Hole.all(in: "let a = 1\nlet b = unfinished(\"Make it \\\"two\\\".\", placeholder: 1)\n")
        == [Hole(line: 2, task: "Make it \"two\".")])
  }

  @Test func `the lines of a hole's task are joined`() {
    let source = """
      unfinished(
        \"""
        Show the count, \\
        and a button.
        Then stop.
        \""", placeholder: 1)
      """
    #expect(
      Hole.all(in: source) == [Hole(line: 1, task: "Show the count, and a button. Then stop.")])
  }

  @Test(arguments: [
    "// unfinished(\"a\")", "let a = 1 // unfinished(\"a\")", "isunfinished(\"a\")",
    "x.unfinished(\"a\")", "\"unfinished(\"", "let unfinished = 1",
  ])
  func `text that isn't a call isn't treated as a hole`(source: String) {
    #expect(Hole.all(in: source) == [])
  }

  @Test func `holes are found in files with the line endings of other systems`() {
    #expect(Hole.all(in: "a\r\nunfinished(\"b\")\r\n") == [Hole(line: 2, task: "b")])
  }
}

import Testing

@testable import WorkbookGrading

/// Checks the findings from the warnings of a compiler with strict memory safety.
@Suite struct MemorySafetyTests {
  private let warning =
    "Box.swift:7:3: warning: expression uses unsafe constructs but is not marked with 'unsafe' "
    + "[#StrictMemorySafety]\n"
  private let global = "  |   `- note: reference to nonisolated(unsafe) var 'count' is unsafe\n"
  private let pointer = "  |   `- note: reference to type 'UnsafePointer' is unsafe\n"

  private func finding(
    in output: String, of source: String = "var a = 1", allowed: Set<String> = []
  ) -> Finding? {
    MemorySafety(path: "Box.swift", allowed: allowed).finding(in: output, of: source)
  }

  @Test func `silence and other warnings are nothing`() {
    #expect(finding(in: "") == nil)
    #expect(finding(in: "Box.swift:3:1: warning: never used\n" + pointer) == nil)
    #expect(finding(in: "Other.swift:3:1: warning: [#StrictMemorySafety]\n" + pointer) == nil)
  }

  @Test func `a pointer is found, with its line and the compiler's words`() {
    #expect(
      finding(in: warning + " 7 | a.b\n" + pointer)
        == Finding(
          name: "unsafe", line: 7,
          message: "The answer accesses memory unsafely here (reference to type 'UnsafePointer' "
            + "is unsafe), which no exercise requires."))
  }

  @Test func `a warning without a note is found too`() {
    #expect(finding(in: warning)?.line == 7)
    #expect(finding(in: warning)?.message.contains("here, which") == true)
  }

  @Test func `nonisolated(unsafe) is let through, and nothing beside it`() {
    #expect(finding(in: warning + global) == nil)
    #expect(finding(in: warning + global + global) == nil)
    #expect(finding(in: warning + global + pointer) != nil)
  }

  @Test func `the first place that is not let through is told`() {
    let later = warning.replacing(":7:", with: ":19:")
    #expect(finding(in: warning + global + later + pointer)?.line == 19)
  }

  @Test func `notes of another warning do not count`() {
    let other = "Box.swift:9:1: warning: never used\n"
    #expect(finding(in: warning + global + other + pointer) == nil)
  }

  @Test func `a source that speaks like the compiler has nothing let through`() {
    let source = "// `- note: reference to nonisolated(unsafe) var"
    #expect(finding(in: warning + global, of: source)?.line == 7)
  }

  @Test func `a course can let it through`() {
    #expect(finding(in: warning + pointer, allowed: ["unsafe"]) == nil)
  }
}

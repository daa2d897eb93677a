import Testing

@testable import WorkbookAudit

/// Checks the finding from the warnings of a compiler with strict memory safety.
@Suite struct MemorySafetyTests {
  private let warning =
    "Box.swift:7:3: warning: expression uses unsafe constructs but is not marked with 'unsafe' "
    + "[#StrictMemorySafety]\n"

  @Test func `other warnings are nothing`() {
    #expect(MemorySafety.finding(in: "", path: "Box.swift") == nil)
    let other = "Box.swift:3:1: warning: never used\n"
    #expect(MemorySafety.finding(in: other, path: "Box.swift") == nil)
  }

  @Test func `unsafe code is found, with its line`() {
    #expect(MemorySafety.finding(in: "a\n" + warning, path: "Box.swift")?.line == 7)
  }

  @Test func `unsafe code is found wherever the answer says it is`() {
    let finding = MemorySafety.finding(in: warning, path: "Other.swift")
    #expect(finding?.name == "unsafe")
    #expect(finding?.line == nil)
  }
}

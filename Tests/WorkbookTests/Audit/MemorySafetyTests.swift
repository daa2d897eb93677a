import Testing

@testable import WorkbookAudit

/// Checks the finding that reports the compiler's warnings about strict memory safety.
@Suite struct MemorySafetyTests {
  private let warning =
    "Box.swift:7:3: warning: expression uses unsafe constructs but is not marked with 'unsafe' "
    + "[#StrictMemorySafety]\n"

  private func finding(
    in output: String, path: String = "Box.swift", source: String = ""
  ) -> Finding? {
    MemorySafety.finding(in: output, path: path, source: source)
  }

  @Test func `warnings that don't concern memory safety are ignored`() {
    #expect(finding(in: "") == nil)
    #expect(finding(in: "Box.swift:3:1: warning: never used\n") == nil)
  }

  @Test func `repeated lines and footnotes don't report unsafe code`() {
    let repeated = "  |    `- warning: expression uses … [#StrictMemorySafety]\n"
    let footnote = "[#StrictMemorySafety]: <https://docs.swift.org/compiler/documentation/>\n"
    #expect(finding(in: repeated + footnote) == nil)
    #expect(finding(in: repeated + warning)?.line == 7)
    let moved = "#sourceLocation(file: \"Box.swift\", line: 1)"
    #expect(finding(in: footnote, source: moved) != nil)
  }

  @Test func `a class that inherits unchecked sendability is reported`() {
    let warning =
      "Box.swift:3:25: warning: class 'Op' must restate inherited '@unchecked Sendable' conformance\n"
    let finding = finding(in: warning + "  |   `- " + warning.dropFirst(16))
    #expect(finding?.line == 3)
    #expect(finding?.message.hasPrefix("The superclass of this class") == true)
  }

  @Test func `unsafe code is reported with its line number`() {
    #expect(finding(in: "a\n" + warning)?.line == 7)
  }

  @Test func `unsafe code is reported even if the answer disguises its location`() {
    let finding = finding(in: warning, path: "Other.swift")
    #expect(finding?.name == "unsafe")
    #expect(finding?.line == nil)
  }
}

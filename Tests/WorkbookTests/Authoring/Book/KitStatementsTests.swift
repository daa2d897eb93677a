import Testing

@testable import WorkbookAuthoring

/// Tests of the page with the numbered statements of the kit.
@Suite struct KitStatementsTests {
  @Test func `the names of the kit's tests become statements, sorted by topic and number`() throws {
    let workbook = try SmallWorkbook()
    workbook["Tests/StateFlowTests/State/Tests.swift"] = """
      @Test func `S10 a value is used once`() {}
      @Test func `S2 two instances have two values`() {}
      @Test func `S2 a *copy* is another`() {}
      @Test func `a helper without a number`() {}
      @Test(arguments: [1]) func `B1 a binding is itself`(number: Int) {}
      """
    #expect(
      KitStatements(workbook.workspace).markdown.split(separator: "\n").dropFirst(2) == [
        "## State", "### S2", "- A \\*copy\\* is another.", "- Two instances have two values.",
        "### S10", "- A value is used once.", "## Bindings", "### B1", "- A binding is itself.",
      ])
  }
}

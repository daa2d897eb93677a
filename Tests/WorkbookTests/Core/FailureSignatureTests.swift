import Testing

@testable import WorkbookCore

@Suite struct FailureSignatureTests {
  private func lines(_ write: String) -> [String] {
    FailureSignature.lines(of: IssueReport(message: "", comments: ["tap \"Add\"\n  \(write)"]))
      .filter { !$0.isEmpty && !$0.hasPrefix("tap") }
  }

  @Test(arguments: [
    ("wrote Counter.count 0 → 1 (Counter.swift:4)", "wrote 0 → 1 ()"),
    (#"wrote Store.items[1].name "a" → "b" (Store.swift:4)"#, #"wrote "a" → "b" ()"#),
    (#"wrote Store.prices["a b"].amount 1 → 2"#, "wrote 1 → 2"),
    (#"wrote Store.prices["a] b"] 1 → 2"#, "wrote 1 → 2"),
    (#"wrote Store.prices["a\" ] b"] 1 → 2"#, "wrote 1 → 2"),
    (#"wrote Store.prices[Key(name: "a b", at: [1, 2])] 1 → 2"#, "wrote 1 → 2"),
    (
      #"wrote Store.items: inserted [3] "Gull", count 3 → 4"#,
      #"wrote inserted [3] "Gull", count 3 → 4"#
    ),
    ("wrote Counter.count", "wrote"),
    ("wrote Counter.prices[1 0 → 1", "wrote"),
  ])
  func `a failure's signature omits the path of the property that was written`(
    write: String, expected: String
  ) {
    #expect(lines(write) == [expected])
  }

  @Test func `answers that differ only in a property's name have the same signature`() {
    #expect(lines("wrote Store.items[1].name 0 → 1") == lines("wrote Shop.goods[1].title 0 → 1"))
    #expect(lines("wrote Store.items[1].name 0 → 1") != lines("wrote Store.items[1].name 0 → 2"))
  }
}

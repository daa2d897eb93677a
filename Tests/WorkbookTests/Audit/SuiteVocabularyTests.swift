import Testing

@testable import WorkbookAudit

@Suite struct SuiteVocabularyTests {
  private let words = SuiteVocabulary([Array("#expect(box.value == größe) // Dial".utf8)])

  @Test(arguments: [
    "box", "value", "größe", "Dial", "_value", "$value", "==", "!", "init", "buildBlock",
    "__checkValue",
    "wrappedValue", "IntegerLiteralType",
  ])
  func `contains the names that a suite or the compiler could look up`(name: String) {
    #expect(words.contains(name))
  }

  @Test(arguments: ["boxes", "val", "reset", "Screen", "builder", "store"])
  func `contains no other names`(name: String) {
    #expect(!words.contains(name))
  }
}

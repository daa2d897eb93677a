import Testing

@testable import WorkbookAudit

@Suite struct SuiteVocabularyTests {
  private let words = SuiteVocabulary(Array("#expect(box.value == größe) // Dial".utf8))

  @Test(arguments: [
    "box", "value", "größe", "Dial", "_value", "$value", "==", "!", "init", "buildBlock",
    "__checkValue",
    "wrappedValue", "IntegerLiteralType",
  ])
  func `a suite's vocabulary contains all names that the suite or the compiler could look up`(
    name: String
  ) {
    #expect(words.contains(name))
  }

  @Test(arguments: ["boxes", "val", "reset", "Screen", "builder", "store"])
  func `a suite's vocabulary contains no names that can't be looked up`(name: String) {
    #expect(!words.contains(name))
  }
}

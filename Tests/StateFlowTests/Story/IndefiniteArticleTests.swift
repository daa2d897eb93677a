import Testing

@testable import StateFlow

@Suite("Indefinite articles")
struct IndefiniteArticleTests {
  @Test(arguments: [
    ("Radio", "a Radio"), ("OldRadio", "an OldRadio"), ("Album", "an Album"), ("User", "a User"),
    ("UnitStore", "a UnitStore"), ("Umbrella", "an Umbrella"), ("OneShot", "a OneShot"),
    ("RPNCalculator", "an RPNCalculator"), ("URLStore", "a URLStore"), ("_Model", "a _Model"),
    ("", "a "),
  ])
  func `the article before a name depends on the name's pronunciation`(
    _ name: String, _ expected: String
  ) {
    #expect(withArticle(name) == expected)
  }

  @Test func `an article at the start of a sentence is capitalized`() {
    #expect(withArticle("OldRadio", opensSentence: true) == "An OldRadio")
    #expect(withArticle("Radio", opensSentence: true) == "A Radio")
  }
}

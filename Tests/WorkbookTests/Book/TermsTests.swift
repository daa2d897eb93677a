import Testing

@testable import WorkbookBook

@Suite struct TermsTests {
  let terms = Terms(
    ["Object", "Observed object", "Box", "Story"].map {
      Terms.Term(name: $0, definition: "", file: "Glossary.html", anchor: $0)
    })

  private func first(in text: String, without others: [String] = []) -> String? {
    terms.first(in: text[...]) { !others.contains($0.name) }.map { String(text[$0.range]) }
  }

  @Test func `if two terms match, the longer term is found`() {
    #expect(first(in: "It is an observed object.") == "observed object")
  }

  @Test func `a term is found in the plural, but not as part of a word`() {
    #expect(first(in: "two Boxes") == "Boxes")
    #expect(first(in: "two objects") == "objects")
    #expect(first(in: "boxing, storybook, objective") == nil)
  }

  @Test func `a search for terms can exclude a term`() {
    #expect(first(in: "a box with an object", without: ["Box"]) == "object")
  }

  @Test func `no terms are found if the glossary is empty`() {
    #expect(Terms().first(in: "a box") { _ in true } == nil)
  }
}

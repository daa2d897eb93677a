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

  @Test func `the glossary's terms are the bold cells of its table, with their meanings`() {
    func cell(_ words: RenderInline...) -> [RenderBlock] { [.paragraph(words)] }
    let terms = Terms.glossary(
      [
        .table([
          [cell(.text("Term")), cell(.text("Meaning"))],
          [cell(.strong([.text("Owned object")])), cell(.text("an object. Chapter 6."))],
        ])
      ], file: "Glossary.html")
    #expect(
      terms == [
        .init(
          name: "Owned object", definition: "An object.", file: "Glossary.html",
          anchor: "term-owned-object")
      ])
  }
}

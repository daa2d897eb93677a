import Foundation
import Testing

@testable import WorkbookBook

/// Tests of the sections that a search can find.
@Suite struct SearchSectionTests {
  private func sections(_ content: String) throws -> [SearchSection] {
    let page = try JSONDecoder().decode(
      RenderPage.self,
      from: Data(
        """
        {"kind": "article", "metadata": {"title": "1 Lights"},
         "identifier": {"url": "doc://book/documentation/01-Lights"}, "references": {},
         "abstract": [{"type": "text", "text": "Light is state."}],
         "primaryContentSections": [{"content": \(content)}]}
        """.utf8))
    return SearchSection.sections(
      of: page, title: page.title, file: "01-Lights.html",
      outline: [(level: 2, title: "Exercises", anchor: "Exercises")])
  }

  @Test func `an exercise is a section of its own, whose hints can't be found`() throws {
    let found = try sections(
      """
      [{"type": "heading", "level": 2, "text": "Exercises", "anchor": "Exercises"},
       {"type": "orderedList", "items": [{"content": [
         {"type": "paragraph", "inlineContent": [{"type": "text", "text": "turn it on"}]},
         {"type": "codeListing", "syntax": "text task Lamp", "code": ["A lamp.", "1. It shines."]},
         {"type": "codeListing", "syntax": "text hint Lamp", "code": ["A Bool."]}]}]}]
      """)
    #expect(
      found.map(\.address) == [
        "01-Lights.html", "01-Lights.html#Exercises", "01-Lights.html#exercise-Lamp",
      ])
    #expect(found.last?.heading == "Lamp")
    #expect(found.last?.text == "A lamp. 1. It shines.")
    #expect(!found.contains { $0.text.contains("Bool") })
  }

  @Test func `the index says which pages are guides`() throws {
    var section = SearchSection(address: "A.html", page: "A", heading: "b", text: "c")
    let script = try SearchSection.script([section], name: "book")
    #expect(script.hasSuffix("[\"book\"] = [[\"A.html\",\"A\",\"b\",\"c\"]];\n"))
    section.isGuide = true
    let guides = try SearchSection.script([section], name: "book")
    #expect(guides.hasSuffix("[[\"A.html\",\"A\",\"b\",\"c\",\"guide\"]];\n"))
  }
}

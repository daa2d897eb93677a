import Foundation
import Testing

@testable import WorkbookBook

/// Tests of the frame that all pages share.
@Suite struct PageTemplateTests {
  private func contents(_ publication: Publication = Publication()) throws -> Contents {
    let landing = try JSONDecoder().decode(
      RenderPage.self,
      from: Data(
        """
        {"kind": "article", "metadata": {"title": "The book"},
         "identifier": {"url": "doc://book/documentation/README"}, "references": {
           "a": {"type": "topic", "title": "1 Lights", "url": "/documentation/workbook/01-lights"},
           "b": {"type": "topic", "title": "Grading", "url": "/documentation/workbook/grading"}},
         "topicSections": [
           {"title": "Chapters", "identifiers": ["a"]}, {"title": "Guides", "identifiers": ["b"]}]}
        """.utf8))
    let map = try JSONDecoder().decode(
      SiteMap.self,
      from: Data(
        """
        {"targets": {"/documentation/workbook/01-lights": {"file": "01-Lights.html"},
          "/documentation/workbook/grading": {"file": "Grading.html"}}, "kitFiles": {}}
        """.utf8))
    return Contents(landing: landing, map: map, publication: publication)
  }

  private func page(
    _ file: String, address: String? = nil, description: String = "Light is \"state\"."
  ) throws -> String {
    var template = PageTemplate(
      contents: try contents(Publication(site: address)), file: file, title: "Lights")
    template.description = description
    return template.html("")
  }

  @Test func `each page has a title and a description for previews of links to it`() throws {
    let html = try page("01-Lights.html")
    #expect(html.contains("<meta property=\"og:title\" content=\"Lights\">"))
    #expect(html.contains("<meta property=\"og:type\" content=\"article\">"))
    #expect(html.contains("<meta property=\"og:site_name\" content=\"The book\">"))
    let description = "content=\"Light is &quot;state&quot;.\">"
    #expect(html.contains("<meta name=\"description\" \(description)"))
    #expect(html.contains("<meta property=\"og:description\" \(description)"))
    #expect(try page("index.html").contains("<meta property=\"og:title\" content=\"The book\">"))
  }

  @Test func `a preview has an address and a picture only if the site's address is known`() throws {
    let unknown = try page("01-Lights.html")
    #expect(!unknown.contains("og:url") && !unknown.contains("og:image"))
    #expect(unknown.contains("<meta name=\"twitter:card\" content=\"summary\">"))
    let html = try page("kit/State.html", address: "https://example.org/book/")
    #expect(html.contains("\"og:url\" content=\"https://example.org/book/kit/State.html\">"))
    #expect(
      html.contains("\"og:image\" content=\"https://example.org/book/assets/preview.png\">"))
    #expect(html.contains("<meta property=\"og:image:alt\" content=\"Two doors"))
    #expect(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"))
    #expect(
      try page("index.html", address: "https://example.org/").contains(
        "\"og:url\" content=\"https://example.org/\">"))
  }

  @Test func `a page without a description has none in its previews`() throws {
    #expect(!(try page("01-Lights.html", description: "").contains("description")))
  }

  @Test func `a page that is made from a Markdown file can be edited if its address is known`()
    throws
  {
    let publication = Publication(sources: "https://example.org/edit/")
    var template = PageTemplate(
      contents: try contents(publication), file: "01-Lights.html", title: "Lights")
    #expect(!template.html("").contains("Edit this page"))
    template.source = "01-Lights.md"
    #expect(
      template.html("").contains(
        "<a href=\"https://example.org/edit/01-Lights.md\">Edit this page</a>"))
    template = PageTemplate(contents: try contents(), file: "01-Lights.html", title: "Lights")
    template.source = "01-Lights.md"
    #expect(!template.html("").contains("Edit this page"))
  }

  @Test func `the guides and the kit's promises rank below the other pages`() throws {
    let contents = try contents()
    #expect(contents.isGuide("Grading.html") && contents.isGuide("Statements.html"))
    #expect(!contents.isGuide("01-Lights.html"))
  }
}

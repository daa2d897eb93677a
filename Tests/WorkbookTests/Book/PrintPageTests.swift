import Foundation
import Testing

@testable import WorkbookBook

/// Tests of the page with all chapters.
@Suite struct PrintPageTests {
  private func page(_ articles: (file: String, article: String)...) throws -> String {
    let landing = try JSONDecoder().decode(
      RenderPage.self,
      from: Data(
        """
        {"kind": "article", "metadata": {"title": "The book"},
         "identifier": {"url": "doc://book/documentation/README"}, "references": {}}
        """.utf8))
    let chapters = articles.map {
      RenderedPage(file: $0.file, html: "", article: $0.article, sections: [], problems: [])
    }
    return PrintPage(contents: Contents(landing: landing, map: SiteMap()), chapters: chapters)
      .rendered().html
  }

  @Test func `anchors are unique, and links lead to them`() throws {
    let html = try page(
      ("01-Lights.html", "<h2 id=\"Recap\"><a href=\"#Recap\">#</a></h2>"),
      (
        "02-Fire.html",
        """
        <h2 id="Recap">A <a href="01-Lights.html#Recap">recap</a> of <a href="01-Lights.html">it</a>
        <a href="Glossary.html#term-fire">fire</a> <a href="https://swift.org#a">Swift</a></h2>
        """
      ))
    #expect(html.contains("<section class=\"chapter\" id=\"01-Lights\">"))
    #expect(html.contains("id=\"01-Lights--Recap\"><a href=\"#01-Lights--Recap\">"))
    #expect(html.contains("id=\"02-Fire--Recap\">A <a href=\"#01-Lights--Recap\">recap</a>"))
    #expect(html.contains("<a href=\"#01-Lights\">it</a>"))
    #expect(html.contains("<a href=\"Glossary.html#term-fire\">"))
    #expect(html.contains("<a href=\"https://swift.org#a\">"))
  }

  @Test func `headings are one level lower, below one title`() throws {
    let html = try page(("01-Lights.html", "<h1>Lights</h1><h2 id=\"a\">A</h2><h3>B</h3>"))
    #expect(html.matches(of: #/<h1/#).count == 1)
    #expect(html.contains("<h2>Lights</h2><h3 id=\"01-Lights--a\">A</h3><h4>B</h4>"))
  }

  @Test func `the page contains no recordings`() throws {
    let html = try page(
      (
        "01-Lights.html",
        "<pre>a</pre><script type=\"application/json\" class=\"recording\">{\n}</script>\n<p>b</p>"
      ))
    #expect(html.contains("<pre>a</pre><p>b</p>"))
  }
}

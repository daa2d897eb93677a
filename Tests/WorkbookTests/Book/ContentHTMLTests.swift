import Foundation
import Testing

@testable import WorkbookBook

/// Tests that write blocks of DocC's render JSON as HTML.
@Suite struct ContentHTMLTests {
  private func writer(_ references: String = "{}") throws -> ContentHTML {
    ContentHTML(
      file: "01-Lights.html",
      references: try JSONDecoder().decode(
        [String: RenderReference].self, from: Data(references.utf8)),
      map: SiteMap())
  }

  @Test func `the site preserves the text's characters and markup`() throws {
    var writer = try writer()
    #expect(
      writer.inline([.text("a < b & "), .strong([.code("c<d>")])])
        == "a &lt; b &amp; <strong><code>c&lt;d&gt;</code></strong>")
  }

  @Test func `two headings with the same title have different anchors`() throws {
    var writer = try writer()
    let heading = RenderBlock.heading(level: 2, text: "A `let`", anchor: "A-let")
    let html = writer.blocks([heading, heading])
    #expect(html.contains("<h2 id=\"A-let\">A let<a") && html.contains("<h2 id=\"A-let-2\">"))
    #expect(writer.outline.map(\.anchor) == ["A-let", "A-let-2"])
  }

  @Test func `a listing has its path as its caption and a number on each line`() throws {
    var writer = try writer()
    writer.recording = { $0 == "01-Lights/lamp" ? "{\"a\":\"</script>\"}" : nil }
    let html = writer.blocks([
      .code(syntax: "swift listing Tests/01-Lights/Listings.swift lamp", lines: ["let a", "  b"])
    ])
    #expect(html.contains("id=\"listing-lamp\" data-listing=\"01-Lights/lamp\">"))
    #expect(html.contains("<span class=\"path\">Tests/01-Lights/Listings.swift</span>"))
    #expect(html.contains("data-line=\"2\" style=\"--indent:2\">  b\n</span>"))
    #expect(html.contains("class=\"recording\">{\"a\":\"<\\/script>\"}</script>"))
    #expect(writer.hasRecordings)
  }

  @Test func `a listing to predict has a hidden section that a script reveals`() throws {
    var writer = try writer()
    let html = writer.blocks([.code(syntax: "text prediction 01-Lights/lamp", lines: [])])
    #expect(
      html.contains("<section class=\"prediction\" data-listing=\"01-Lights/lamp\" hidden>"))
  }

  @Test func `a question about lines has its candidates in a list below the listing`() throws {
    var writer = try writer()
    let html = writer.blocks([
      .code(
        syntax: "swift complete Tests/01-Lights/LightsQuestions.swift bulb",
        lines: ["struct Bulb {", "  // A or B?", "}", "", "var a: Set<Int>  // A", "let b  // B"])
    ])
    #expect(
      html.contains("<figure class=\"code question\" id=\"question-bulb\" data-kind=\"complete\">"))
    #expect(html.contains("<span class=\"c\">// A or B?</span>"))
    #expect(html.contains("<li><code class=\"swift\"><span class=\"k\">var</span> a: "))
    #expect(html.contains("&lt;<span class=\"t\">Int</span>&gt;</code></li>"))
    #expect(!html.contains("// B<"))
    #expect(writer.hasQuestions)
  }

  @Test func `two listings beside each other are in a section`() throws {
    var writer = try writer()
    func listing(_ name: String) -> RenderBlock {
      .code(syntax: "swift listing Tests/01-Lights/Listings.swift \(name)", lines: ["let a"])
    }
    let html = writer.paired([
      .paragraph([.text("Two")]), listing("lamp"), listing("fire"), .paragraph([.text("end")]),
    ])
    #expect(html.contains("<p>Two</p>\n<section class=\"pair\">\n<figure"))
    #expect(html.contains("</figure>\n</section>\n<p>end</p>"))
    #expect(html.matches(of: #/class="pair"/#).count == 1)
    #expect(writer.paired([listing("ice")]).hasSuffix("</figure>\n</section>\n"))
  }

  @Test func `code isn't a stop for the keyboard until a script finds that it scrolls`() throws {
    var writer = try writer()
    let html = writer.blocks([
      .code(syntax: "swift listing Tests/01-Lights/Listings.swift lamp", lines: ["let a"]),
      .code(syntax: "text story lamp", lines: ["tap"]), .code(syntax: "sh", lines: ["ls"]),
      .code(syntax: "text played Tests/a.txt", lines: ["| |"]),
    ])
    #expect(!html.contains("tabindex"))
  }

  @Test func `a table's corner without a title isn't a header`() throws {
    var writer = try writer()
    func cell(_ words: RenderInline...) -> [RenderBlock] { [.paragraph(words)] }
    let html = writer.blocks([
      .table([[cell(), cell(.code("on"))], [cell(.text("lamp")), cell(.text("1"))]])
    ])
    #expect(html.contains("<thead><tr><td></td><th scope=\"col\"><code>on</code></th></tr>"))
  }

  @Test func `an exercise in a list is a card with an anchor`() throws {
    var writer = try writer()
    let html = writer.blocks([
      .orderedList(
        start: 1,
        [
          [
            .paragraph([.strong([.text("Lamp")])]),
            .code(syntax: "text task Lamp", lines: ["A lamp.", "1. It shines."]),
          ],
          [.paragraph([.text("other")])],
        ])
    ])
    #expect(html.contains("<li class=\"exercise\" id=\"exercise-Lamp\"><strong>Lamp</strong>"))
    #expect(html.contains("<li>other</li>"))
  }

  @Test func `an exercise's first hint is collapsed`() throws {
    var writer = try writer()
    #expect(
      writer.blocks([.code(syntax: "text hint Lamp", lines: ["Is it on?"])]) == """
        <details class="task hint"><summary>First hint</summary>
        <p>Is it on?</p>
        </details>

        """)
  }

  @Test func `an exercise's task is collapsed, and needs no script`() throws {
    var writer = try writer()
    let html = writer.blocks([
      .code(
        syntax: "text task Lamp",
        lines: [
          "A lamp & ``Screen``.", "1. `on` is true.", "2. It shines.", "It's up to you. 3. No.",
        ])
    ])
    #expect(
      html == """
        <div class="code command"><pre><code><span class="line">swift run workbook check Lamp
        </span></code></pre></div>
        <details class="task"><summary>2 requirements</summary>
        <p>A lamp &amp; <code>Screen</code>.</p>
        <ol>
        <li><code>on</code> is true.</li>
        <li>It shines.</li>
        </ol>
        <p>It's up to you. 3. No.</p>
        </details>

        """)
  }

  @Test
  func `a figure is shown in place of its story, which is collapsed below the figure`() throws {
    var writer = try writer(
      """
      {"lamp.svg": {"type": "image", "alt": "a lamp", "variants": [
        {"url": "/images/book/lamp.svg", "traits": ["1x", "light"]},
        {"url": "/images/book/lamp~dark.svg", "traits": ["1x", "dark"]}]}}
      """)
    let html = writer.sections([
      .code(syntax: "text story lamp", lines: ["tap"]),
      .paragraph([.image(identifier: "lamp.svg")]),
    ])
    #expect(html.matches(of: #/class="story"/#).count == 1)
    #expect(html.contains("<img class=\"dark\" src=\"images/lamp~dark.svg\" alt=\"a lamp\""))
    #expect(html.contains("<details><summary>The story as text</summary>\n<pre class=\"story\""))
  }

  @Test func `an in-depth section is collapsed, but the section after it isn't`() throws {
    var writer = try writer()
    let html = writer.sections([
      .heading(level: 2, text: "Going deeper: more", anchor: "a"), .paragraph([.text("folded")]),
      .heading(level: 3, text: "Even more", anchor: "b"), .paragraph([.text("too")]),
      .heading(level: 2, text: "Exercises", anchor: "c"), .paragraph([.text("open")]),
    ])
    let parts = html.components(separatedBy: "</details>")
    #expect(parts.count == 2)
    #expect(parts[0].contains("folded") && parts[0].contains("too"))
    #expect(parts[0].contains("<summary><h2 id=\"a\">Going deeper: more</h2>\n</summary>"))
    #expect(parts[1].contains("open"))
  }

  @Test func `a term is explained at its first mention, but not in a link`() throws {
    var writer = try writer(
      "{\"web\": {\"type\": \"link\", \"url\": \"https://swift.org\", \"title\": \"a box\"}}")
    writer.terms = Terms([
      .init(name: "Box", definition: "An object.", file: "Glossary.html", anchor: "Box")
    ])
    let html = writer.inline([
      .reference(identifier: "web", words: nil), .text(" or a box and a box"),
    ])
    #expect(
      html == "<a href=\"https://swift.org\">a box</a> or a <a class=\"term\" "
        + "href=\"Glossary.html#Box\" data-definition=\"An object.\">box</a> and a box")
  }

  @Test func `content that the site can't show is reported`() throws {
    var writer = try writer()
    _ = writer.blocks([
      .unknown("video"), .paragraph([.image(identifier: "a.svg")]),
      .paragraph([.reference(identifier: "doc://b", words: nil)]),
    ])
    #expect(
      writer.problems == [
        "has a block that the site can't show: video.", "shows a.svg, which doesn't exist.",
        "has an unresolved reference: doc://b.",
      ])
  }

  @Test(arguments: [
    "swift listing Tests/a.swift the name", "text story door", "text played Tests/a.txt",
    "text prediction 01-Lights/lamp", "text task Lamp", "text hint Lamp", "sh",
  ])
  func `the words of a code fence can be read back after they have been written`(words: String) {
    #expect(Fence(words).words == words)
  }
}

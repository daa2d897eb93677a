import Testing

@testable import WorkbookBook

@Suite struct SwiftColoringTests {
  @Test(arguments: [
    ("let x = 10", "<span class=\"k\">let</span> x = <span class=\"n\">10</span>"),
    (
      "@State var a: Int",
      "<span class=\"a\">@State</span> <span class=\"k\">var</span> a: <span class=\"t\">Int</span>"
    ),
    ("a.init(b)", "a.init(b)"),
    (
      "f(\"a \\(g(\"b\")) c\") + d",
      "f(<span class=\"s\">&quot;a \\(</span>g(<span class=\"s\">&quot;b&quot;</span>)"
        + "<span class=\"s\">) c&quot;</span>) + d"
    ),
    ("a // let \"b\"", "a <span class=\"c\">// let &quot;b&quot;</span>"),
    ("\"not closed", "<span class=\"s\">&quot;not closed</span>"),
    ("func `let it be`() {}", "<span class=\"k\">func</span> `let it be`() {}"),
    ("a < b && c", "a &lt; b &amp;&amp; c"),
    ("\"\\", "<span class=\"s\">&quot;\\</span>"),
    ("", ""),
  ])
  func `the tokens of a line of Swift are colored`(line: String, html: String) {
    #expect(SwiftColoring.html(line) == html)
  }
}

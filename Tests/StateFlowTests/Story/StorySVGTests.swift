import Testing

@testable import StateFlow
@testable import StateFlowFigures
@testable import StateFlowStory

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Stories as pictures")
@MainActor
struct StorySVGTests {
  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? 0 }
  }

  /// The contents of an XML document.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?,
      qualifiedName _: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_: XMLParser, foundCharacters text: String) {
      if let index = open.last { elements[index].text += text }
    }

    func parser(
      _: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?
    ) {
      open.removeLast()
    }

    func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }
  }

  /// Returns the contents of a picture, or `nil` if it isn't well-formed XML.
  private func read(_ svg: String) -> Reading? {
    let parser = XMLParser(data: Data(svg.utf8))
    let reading = Reading()
    parser.delegate = reading
    return parser.parse() ? reading : nil
  }

  @Test func `a picture of an update contains the update's title and plain text`() throws {
    let graph = ViewGraph { Shown.Counter(rows: 10) }
    graph.tap("Add")
    let update = try #require(graph.story.last)
    let reading = try #require(read(update.svg()))
    #expect(reading.elements.first?.attributes["role"] == "img")
    #expect(reading.texts("title") == ["tap \"Add\""])
    #expect(reading.texts("desc") == [update.description])
  }

  @Test func `a picture of an update shows the writes, the runs, and the skips`() throws {
    let graph = ViewGraph { Shown.Counter(rows: 10) }
    graph.tap("Add")
    let reading = try #require(read(graph.story.last?.svg() ?? ""))
    #expect(
      reading.texts("text") == [
        "tap \"Add\"", "Counter.count", "0 → 1",
        "\(Shown.file):\(Shown.Counter.countLine)", "ran", "Counter", "count changed", "skipped",
        "Row ×10", "same inputs",
      ])
  }

  @Test
  func `a picture of a write that nothing observes shows a line that ends before a view`() throws {
    let profile = Shown.Profile()
    let graph = ViewGraph { Shown.ProfileView(profile: profile) }
    graph.perform("type") { profile.firstName = "Frodo" }
    let reading = try #require(read(graph.story.last?.svg() ?? ""))
    #expect(
      reading.texts("text") == [
        "type", "Profile.firstName", "\"\" → \"Frodo\"", "nothing", "observes it", "no body ran",
      ])
    #expect(reading.elements.contains { $0.attributes["class"] == "lost" })
  }

  @Test func `a picture of an update doesn't load external resources or contain scripts`() {
    let graph = ViewGraph { Shown.WritesInBody() }
    let svg = graph.story.updates[0].svg().replacing("http://www.w3.org/2000/svg", with: "")
    for forbidden in ["<script", "http", "url(", "@import", "href", "<image", "<foreignObject"] {
      #expect(!svg.contains(forbidden))
    }
  }

  @Test func `pictures of the same update are identical, byte for byte`() {
    func tell() -> [String] {
      let graph = ViewGraph { Shown.Counter(rows: 3) }
      graph.tap("Add")
      return graph.story.updates.map { $0.svg() }
    }
    #expect(tell() == tell())
  }

  @Test(arguments: hostileTexts.indices, [300, 360, 800])
  func `text in a picture never extends beyond its box`(_ index: Int, _ width: Int) throws {
    let svg = StoryUpdate.hostile(hostileTexts[index]).svg(width: width)
    let reading = try #require(read(svg))
    for element in reading.elements where element.name == "text" {
      let style = element.attributes["class"] ?? ""
      let face: TextMeasure.Face =
        style.contains("mono") || style.contains("code")
        ? .mono : style.contains("bold") ? .bold : .sans
      let measure = TextMeasure(face: face, size: face == .sans ? 12 : 13)
      let (x, y) = (element.number("x"), element.number("y"))
      // Find the smallest box around the start of the text. The background surrounds all of them.
      let ends = reading.elements
        .filter {
          $0.name == "rect" && $0.number("x") < x && x < $0.number("x") + $0.number("width")
        }
        .filter { $0.number("y") < y && y < $0.number("y") + $0.number("height") }
        .map { $0.number("x") + $0.number("width") }
      #expect(x + measure.width(of: element.text) <= (ends.min() ?? 0) - 5)
    }
  }

  @Test func `if there are too many kinds of views, the picture shows how many it omits`() throws {
    let runs = (1...100).map { StoryUpdate.Run(view: "View\($0)", causes: [.inputs], count: 1) }
    let reading = try #require(read(StoryUpdate.make(runs: runs).svg()))
    #expect(reading.texts("text").last == "… and 88 more")
  }

  @Test func `line breaks in a picture are placed between the words of a name`() {
    let measure = TextMeasure(face: .mono, size: 10)
    #expect(
      measure.lines(of: "TransactionSummaryHeader", within: 100, limit: 3)
        == ["Transaction", "SummaryHeader"])
    #expect(
      measure.lines(of: "a word and another", within: 70, limit: 2) == ["a word and", "another"])
    #expect(measure.lines(of: "a word and another", within: 70, limit: 1) == ["a word an…"])
  }

  @Test func `a wide character is at least twice as wide as a Latin letter`() {
    let measure = TextMeasure(face: .mono, size: 10)
    #expect(measure.width(of: "漢") >= 2 * measure.width(of: "a"))
    #expect(measure.width(of: "🧭") >= 2 * measure.width(of: "a"))
    #expect(measure.width(of: "e\u{301}") == measure.width(of: "e"))
  }
}

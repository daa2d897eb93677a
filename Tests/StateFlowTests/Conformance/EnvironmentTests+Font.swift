import StateFlow
import Testing
import WorkbookTesting

extension EnvironmentTests {
  private struct FontReader: View {
    @Environment(\.font) private var font
    var body: some View { Text(font.map { "\($0.textStyle?.rawValue ?? "sized")" } ?? "default") }
  }

  private struct Switching: View {
    @State private var isLarge = false
    var body: some View {
      Button("Enlarge") { isLarge = true }
      VStack {
        FontReader()
        Text("still")
        Still()
      }
      .font(isLarge ? .title : .body)
    }
  }

  private struct Still: View {
    var body: some View { Text("a view that reads no font") }
  }

  @Test func `E6 a view reads the font set by its nearest ancestor`() {
    let screen = Screen {
      FontReader()
      VStack {
        FontReader()
        FontReader().font(.headline)
        FontReader().font(nil)
      }
      .font(.title)
    }
    #expect(screen.texts == ["default", "title", "headline", "default"])
  }

  @Test func `E6 a font that is set for a view applies to the text views inside it`() {
    let graph = ViewGraph {
      VStack { Text("title") }.environment(\.font, .title)
      VStack { Text("headline") }.transformEnvironment(\.font) { $0 = .headline }
      VStack { Text("italic").font(.body.italic()) }.environment(\.font, .title)
    }
    func fonts(_ elements: [Element], _ outer: Style) -> [String: Font?] {
      var found: [String: Font?] = [:]
      for element in elements {
        let style = outer.inside(element)
        if element.role == .text { found[element.text] = style.font }
        found.merge(fonts(element.children, style)) { first, _ in first }
      }
      return found
    }
    let found = fonts(graph.elements, Style())
    #expect(found == ["title": .title, "headline": .headline, "italic": .body.italic()])
  }

  @Test
  func `E6 changing the font updates the views that read it and restyles all other text views`() {
    let screen = Screen { Switching() }
    screen.button("Enlarge").tap()
    #expect(screen.texts.first == "title")
    #expect(screen.bodyCount(of: FontReader.self) == 2)
    #expect(screen.bodyCount(of: Still.self) == 1)
  }
}

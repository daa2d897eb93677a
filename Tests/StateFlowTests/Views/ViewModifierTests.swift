import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("View modifiers")
struct ViewModifierTests {
  private struct Banner: ViewModifier {
    let title: String
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      Button("\(title): \(count)") { count += 1 }
      Text(isEnabled ? "enabled" : "disabled")
      content
    }
  }

  private struct Screen: View {
    @State private var title = "Taps"

    var body: some View {
      Counter().modifier(Banner(title: title))
      Button("Rename") { title = "Clicks" }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count: \(count)") { count += 1 } }
  }

  @Test func `a modifier has its own state, which is kept when the modifier's arguments change`() {
    let graph = ViewGraph { Screen() }
    graph.use("Taps: 0")
    graph.use("Count: 0")
    graph.use("Rename")
    #expect(graph.labels(of: .button) == ["Clicks: 1", "Count: 1", "Rename"])
  }

  @Test func `changing a modifier's state runs the modifier's body, but not the view's body`() {
    let graph = ViewGraph { Screen() }
    graph.use("Taps: 0")
    #expect(graph.bodyCount(of: Banner.self) == 2)
    #expect((graph.bodyCount(of: Counter.self), graph.bodyCount(of: Screen.self)) == (1, 1))
    #expect(graph.story.last?.runs.map(\.view) == ["Banner"])
  }

  @Test func `a modifier reads the environment at its position in the view tree`() {
    let graph = ViewGraph { Counter().modifier(Banner(title: "a")).disabled(true) }
    #expect(graph.texts.contains("disabled"))
  }

  private struct Exclaimed: ViewModifier {
    let words: String

    func body(content: Content) -> some View {
      content
      Text(words)
    }
  }

  @Test func `concatenated modifiers are applied in order`() {
    let both = Exclaimed(words: "first").concat(Exclaimed(words: "second"))
    let graph = ViewGraph { Text("a").modifier(both).modifier(EmptyModifier()) }
    #expect(graph.texts == ["a", "first", "second"])
  }
}

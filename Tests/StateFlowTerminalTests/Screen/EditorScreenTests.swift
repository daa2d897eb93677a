import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of text editors, search fields, disclosure groups, and lists that can be refreshed.
@MainActor
@Suite struct EditorScreenTests {
  private struct Notes: View {
    @State private var text = "a"
    @State private var query = ""

    var body: some View {
      NavigationStack {
        VStack {
          Text("\(text.split(separator: "\n").count) lines")
          TextEditor(text: $text)
          DisclosureGroup("More") { Text("Inside") }
        }
        .searchable(text: $query, prompt: "Find")
        .refreshable {}
        .navigationTitle("Notes")
      }
    }
  }

  @Test func `the Return key starts a new line in a text editor`() {
    let used = UsedScreen(30, 8, chrome: .none) { Notes() }
    used.press("tab", "tab", "return")
    used.type("b")
    #expect(used.text.contains("2 lines"))
    #expect(used.text.contains("a↵b"))
    #expect(
      used.events == ["type \"\\n\" into \"text editor\"", "type \"b\" into \"text editor\""])
  }

  @Test func `a search field is below the title, and Return submits it`() {
    let used = UsedScreen(30, 8, chrome: .none) { Notes() }
    let rows = used.text.split(separator: "\n")
    #expect(rows[0].contains("Notes"))
    #expect(rows[2].contains("⌕"))
    #expect(rows[2].contains("Find"))
    used.press("tab")
    used.type("x")
    used.press("return")
    #expect(used.events == ["type \"x\" into \"Find\"", "submit \"Find\""])
  }

  @Test func `the space key expands and collapses a disclosure group`() {
    let used = UsedScreen(30, 8, chrome: .none) { Notes() }
    #expect(used.text.contains("▸ More"))
    used.press("tab", "tab", "tab", "space")
    #expect(used.text.contains("▾ More"))
    #expect(used.text.contains("Inside"))
    used.press("space")
    #expect(!used.text.contains("Inside"))
  }

  @Test func `the r key refreshes a list that can be refreshed`() {
    let used = UsedScreen { List { Text("News") }.refreshable {} }
    used.press("r")
    #expect(used.events == ["refresh"])
    let other = UsedScreen { List { Text("News") } }
    other.press("r")
    #expect(other.events.isEmpty)
  }

  @Test func `a script refreshes a list and taps a disclosure group`() async {
    let screen = AppScreen(size: Size(width: 30, height: 8), chrome: .none) { surroundings in
      ViewGraph(environment: surroundings) {
        List { DisclosureGroup("More") { Text("Inside") } }.refreshable {}
      }
    }
    let fault = await Player(screen) { _ in }.play(PlayScript("refresh; tap More"))
    #expect(fault == nil)
    #expect(screen.graph.story.updates.map(\.event) == ["first frame", "refresh", "tap \"More\""])
  }
}

import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

@MainActor
@Suite("Scrolling to controls")
struct PlayedScrollTests {
  private struct Box: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      ScrollView { Button("\(name): \(taps)") { taps += 1 } }
        .border(Color.gray)
    }
  }

  /// Two scroll views inside a third one.
  private struct Column: View {
    var body: some View {
      ScrollView {
        VStack {
          Box(name: "first")
          ForEach(0..<20) { Text("line \($0)") }
          Box(name: "last")
        }
      }
    }
  }

  @Test func `tapping in a nested scroll view also scrolls the outer scroll view`() async {
    let screen = AppScreen(size: Size(width: 30, height: 8), chrome: .none) { surroundings in
      ViewGraph(environment: surroundings) { Column() }
    }
    var printed: [String] = []
    let fault = await Player(screen) { printed.append($0) }.play(PlayScript("tap 'last: 0'"))
    #expect(fault == nil)
    #expect(!printed[1].contains("last"))
    #expect(screen.frame(of: screen.size).canvas.text.contains("last: 1"))
  }

  @Test func `moving the focus scrolls the focused control into view`() {
    let used = UsedScreen(30, 8) { Column() }
    #expect(used.focus == "first: 0")
    used.press("tab")
    #expect(used.focus == "last: 0")
    #expect(used.text.contains("last: 0"))
    used.press("tab")
    #expect(used.text.contains("first: 0"))
  }

  @Test func `a form inside a scroll view doesn't scroll itself`() {
    let used = UsedScreen(30, 8, chrome: .none) {
      ScrollView {
        Form { ForEach(0..<20) { Text("row \($0)") } }
      }
    }
    #expect(used.screen.picture.scrollers.map(\.contentHeight) == [20, 20])
    #expect(used.text.split(separator: "\n")[0].filter { "┃│".contains($0) } == "┃")
  }
}

import StateFlowStory
import Testing

@testable import StateFlow

/// Tests of views that are part of the kit. A story leaves them out, because the story's reader
/// didn't write them.
@MainActor
@Suite struct KitViewTests {
  fileprivate struct Frame<Content: View>: View {
    @State var isOpen = false
    let content: Content

    var body: some View {
      VStack {
        Button("Open") { isOpen.toggle() }
        if isOpen { Text("open") }
        content
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `a story doesn't show the kit's own views that enclose a view`() {
    let graph = ViewGraph { Frame(content: Counter()) }
    #expect(
      graph.story.description == """
        first frame
          Counter ran for the first time
        """)
  }

  @Test func `a story doesn't show changes to the state of the kit's own views`() {
    let graph = ViewGraph { Frame(content: Counter()) }
    graph.tap("Open")
    #expect(graph.elements.flatMap(\.flattened).contains { $0.text == "open" })
    #expect(
      graph.story.last?.description == """
        tap "Open"
          nothing was written, no body ran
          Counter skipped: same inputs
        """)
  }

  @Test func `a story doesn't show which tab is selected in a tab view without a binding`() {
    let graph = ViewGraph {
      TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      }
    }
    let second = graph.elements.flatMap(\.flattened).last { $0.role == .tab }
    graph.perform("tap \"2\"") { second?.actions.tap?() }
    #expect(graph.elements.flatMap(\.flattened).contains { $0.text == "two" })
    #expect(graph.story.last?.writes == [])
  }
}

extension KitViewTests.Frame: KitView {}

import StateFlow
import StateFlowStory
import Testing

/// Tests of `ranInUpdate`, which identifies the update in which an element's body last ran.
@MainActor
@Suite struct RanInUpdateTests {
  private struct Clock: View {
    @State private var minutes = 0

    var body: some View {
      VStack {
        Text("Clock")
        Hand(minutes: $minutes)
      }
    }
  }

  private struct Hand: View {
    @Binding var minutes: Int

    var body: some View {
      Button("At \(minutes)") { minutes += 1 }
    }
  }

  private func runs(in graph: ViewGraph) -> [String: Int] {
    let shown = graph.elements.flatMap(\.flattened).filter { !$0.label.isEmpty }
    return Dictionary(shown.map { ("\($0.role)", $0.ranInUpdate) }, uniquingKeysWith: max)
  }

  @Test func `each element records the number of the update in which its own body last ran`() {
    let graph = ViewGraph { Clock() }
    #expect(runs(in: graph) == ["verticalStack": 1, "text": 1, "button": 1])
    let button = graph.elements.flatMap(\.flattened).first { $0.role == .button }
    graph.perform("tap") { button?.actions.tap?() }
    // The text in the button belongs to the hand, as the title belongs to the clock.
    #expect(runs(in: graph) == ["verticalStack": 1, "text": 2, "button": 2])
  }

  @Test func `an element's update number is the same as the update's number in the story`() {
    let graph = ViewGraph { Clock() }
    graph.perform("nothing") {}
    let button = graph.elements.flatMap(\.flattened).first { $0.role == .button }
    graph.perform("tap") { button?.actions.tap?() }
    #expect(runs(in: graph)["button"] == graph.story.last?.number)
  }

  @Test func `if no story is recorded, elements have no update numbers`() {
    let graph = ViewGraph(recordsStory: false) { Clock() }
    #expect(runs(in: graph) == ["verticalStack": 0, "text": 0, "button": 0])
  }

  @Test
  func `the elements of one of the kit's own views belong to the body that contains the view`() {
    let graph = ViewGraph {
      TabView { Clock().tabItem { Text("Clock") } }
    }
    let text = graph.elements.flatMap(\.flattened).first { $0.text == "At 0" }
    #expect(text?.ranInUpdate == 1)
  }
}

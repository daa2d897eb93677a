import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Attributes and styles")
struct StyleTests {
  private func style(of label: String, in graph: ViewGraph) -> Style? {
    func find(_ elements: [Element], _ outer: Style) -> Style? {
      for element in elements {
        let style = outer.inside(element)
        if element.role == .text, element.text == label { return style }
        if let found = find(element.children, style) { return found }
      }
      return nil
    }
    return find(graph.elements, Style())
  }

  @Test func `a modifier on a stack applies to the views inside it`() {
    let graph = ViewGraph {
      VStack { Text("done") }.strikethrough().foregroundStyle(.red)
    }
    #expect(style(of: "done", in: graph)?.isStruckThrough == true)
    #expect(style(of: "done", in: graph)?.foreground == .red)
  }

  @Test func `the innermost modifier takes precedence`() {
    let graph = ViewGraph {
      VStack {
        Text("open").strikethrough(false).foregroundColor(.blue).foregroundColor(.green)
      }
      .strikethrough().foregroundColor(.red)
    }
    #expect(style(of: "open", in: graph)?.isStruckThrough == false)
    #expect(style(of: "open", in: graph)?.foreground == .blue)
  }

  @Test func `a view inside a hidden view is hidden`() {
    let graph = ViewGraph { VStack { Text("secret") }.hidden() }
    #expect(style(of: "secret", in: graph)?.isHidden == true)
  }

  @Test func `padding is stored for each edge`() {
    let graph = ViewGraph {
      Text("a").padding()
      Text("b").padding(8)
      Text("c").padding(.horizontal)
      Text("d").padding([.top, .leading], 4)
    }
    #expect(
      graph.elements.flatMap(\.attributes) == [
        .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
        .padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
        .padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)),
        .padding(EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0)),
      ])
  }

  @Test func `a badge of zero isn't shown`() {
    let graph = ViewGraph {
      Text("Inbox").badge(3)
      Text("Drafts").badge(0)
      Text("Sent").badge("new")
    }
    #expect(graph.elements.map(\.badge) == ["3", nil, "new"])
  }

  @Test func `an element's accessibility label is used as its label`() {
    let graph = ViewGraph { Button("+") {}.accessibilityLabel("Add") }
    #expect(graph.labels(of: .button) == ["Add"])
  }

  private struct Struck: View {
    @State private var isDone = false

    var body: some View {
      Counter().strikethrough(isDone).opacity(isDone ? 0.5 : 1)
      Button("Done") { isDone = true }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count: \(count)") { count += 1 } }
  }

  @Test func `I3 a condition in a modifier's argument doesn't change a view's identity`() {
    let graph = ViewGraph { Struck() }
    graph.use("Count: 0")
    graph.use("Done")
    #expect(graph.labels(of: .button) == ["Count: 1", "Done"])
    #expect(graph.bodyCount(of: Counter.self) == 2)
  }
}

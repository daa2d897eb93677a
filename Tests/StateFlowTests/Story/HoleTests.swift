import StateFlowStory
import Testing

@testable import StateFlow
@testable import StateFlowFigures

/// Checks that a graph that finds a hole records where on screen the answer would be.
@MainActor
@Suite struct HoleTests {
  private struct Whole: View {
    var body: some View {
      Text("Whole")
      Part()
    }
  }

  private struct Part: View {
    @State private var count = 0

    var body: some View {
      let _ = unfinished("Show the count.")
      Text("\(count)")
      Button("Add") { unfinished("Add one.") }
    }
  }

  private struct Nothing: View {
    var body: some View { unfinished("Show it.", placeholder: EmptyView()) }
  }

  private func holes(in graph: ViewGraph) -> [String] {
    graph.elements.flatMap(\.flattened).flatMap { element in
      element.holes.map { "\(element.role) \(element.text): \($0.task)" }
    }
  }

  @Test func `a hole in a body is attributed to the body's first element`() {
    let graph = ViewGraph(findsHoles: true) { Whole() }
    #expect(holes(in: graph) == ["text 0: Show the count."])
  }

  @Test func `a hole in a body without elements is attributed to an empty element`() {
    let graph = ViewGraph(findsHoles: true) { VStack { Nothing() } }
    #expect(holes(in: graph) == ["empty : Show it."])
  }

  @Test func `a hole in the content of a ForEach is attributed to a row's element`() {
    let graph = ViewGraph(findsHoles: true) {
      ForEach(0..<2, id: \.self) { row in unfinished("Show a row.", placeholder: Text("\(row)")) }
    }
    #expect(holes(in: graph) == ["text 0: Show a row."])
  }

  @Test func `a hole in a binding is attributed to the control that reads the binding`() {
    let graph = ViewGraph(findsHoles: true) {
      Toggle("On", isOn: Binding(get: { unfinished("Read it.", placeholder: true) }, set: { _ in }))
    }
    #expect(holes(in: graph) == ["toggle : Read it."])
  }

  @Test func `the story shows the holes that a frame or an action reaches`() {
    let graph = ViewGraph(findsHoles: true) { Whole() }
    let button = graph.elements.flatMap(\.flattened).first { $0.role == .button }
    graph.perform("tap Add") { button?.actions.tap?() }
    graph.perform("tap Add") { button?.actions.tap?() }
    #expect(
      graph.story.updates.map { $0.holes.map(\.task) } == [
        ["Show the count."], ["Add one."], ["Add one."],
      ])
  }

  @Test func `the text of an update shows its holes`() {
    let graph = ViewGraph(findsHoles: true) { Nothing() }
    #expect(graph.story.description.contains("unfinished: "))
  }

  @Test func `a hole that a task reaches later appears in a separate update`() async {
    let graph = ViewGraph(findsHoles: true) { Whole() }
    var task: Task<Void, Never>?
    graph.perform("begin") { task = Task { unfinished("Load it.") } }
    await task?.value
    #expect(graph.story.last?.holes.map(\.task) == ["Load it."])
    #expect(graph.story.last?.event == "unfinished code is reached")
  }

  @Test func `a graph that doesn't collect holes leaves them to an enclosing log`() async {
    let log = UnfinishedLog()
    let graph = await log.collect { ViewGraph { Whole() } }
    #expect(holes(in: graph).isEmpty)
    #expect(log.holes.map(\.task) == ["Show the count."])
  }

  @Test func `the text and the picture of a story show a hole`() {
    let graph = ViewGraph(findsHoles: true) { Button("Add") { unfinished("Add one.") } }
    graph.tap("Add")
    let update = graph.story.last
    #expect(update?.description.contains("unfinished: ") == true)
    #expect(update?.svg().contains(">Unfinished<") == true)
  }
}

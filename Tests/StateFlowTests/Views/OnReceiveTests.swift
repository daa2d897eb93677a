import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("onReceive")
struct OnReceiveTests {
  private struct Listener: View {
    @State private var seen: [Int] = []
    let subject: PassthroughSubject<Int, Never>

    var body: some View {
      Text(verbatim: "\(seen)").onReceive(subject) { seen.append($0) }
    }
  }

  private struct Removable<Content: View>: View {
    @State private var isThere = true
    @ViewBuilder let content: () -> Content

    var body: some View {
      if isThere { content() }
      Button("Remove") { isThere = false }
    }
  }

  @Test func `onReceive is called for the values that are sent while its view is on screen`() {
    let subject = PassthroughSubject<Int, Never>()
    let graph = ViewGraph { Listener(subject: subject) }
    subject.send(1)
    subject.send(2)
    #expect(graph.texts.first == "[1, 2]")
  }

  @Test func `onReceive isn't called after its view has disappeared`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let graph = ViewGraph { Removable { Text("a").onReceive(subject) { seen.append($0) } } }
    subject.send(1)
    graph.update()
    graph.use("Remove")
    subject.send(2)
    graph.update()
    #expect(seen == [1])
  }

  @Test func `onReceive is called on the main actor, whichever thread sends the value`() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let graph = ViewGraph { Listener(subject: subject) }
    await Task.detached { subject.send(1) }.value
    graph.update()
    #expect(graph.texts.first == "[1]")
  }

  @Test func `onReceive is called for nil`() {
    let subject = PassthroughSubject<Int?, Never>()
    var seen: [Int?] = []
    let graph = ViewGraph { Text("a").onReceive(subject) { seen.append($0) } }
    subject.send(nil)
    subject.send(2)
    graph.update()
    #expect(seen == [nil, 2])
  }
}

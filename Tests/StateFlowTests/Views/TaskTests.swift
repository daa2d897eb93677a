import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Tasks")
struct TaskTests {
  private struct Worker: View {
    @State private var isThere = true
    @State private var id = 1
    let events: AsyncStream<String>.Continuation

    var body: some View {
      if isThere {
        Text("working").task(id: id) {
          let name = "\(id)"
          events.yield("start \(name)")
          await forever()
          events.yield("end \(name)")
        }
      }
      Button("Remove") { isThere = false }
      Button("Next") { id += 1 }
    }
  }

  private let stream: AsyncStream<String>
  private let events: AsyncStream<String>.Continuation

  init() {
    (stream, events) = AsyncStream.makeStream()
  }

  private func take(_ count: Int) async -> [String] {
    var seen: [String] = []
    for await event in stream {
      seen.append(event)
      if seen.count == count { break }
    }
    return seen
  }

  @Test func `T1 a task starts when its view appears and is canceled when it disappears`() async {
    let graph = ViewGraph { Worker(events: events) }
    let started = await take(1)
    graph.use("Remove")
    #expect(started == ["start 1"])
    #expect(await take(1) == ["end 1"])
  }

  @Test func `T2 a task whose id has changed is canceled and restarted`() async {
    let graph = ViewGraph { Worker(events: events) }
    let started = await take(1)
    graph.use("Next")
    #expect(started == ["start 1"])
    #expect(Set(await take(2)) == ["end 1", "start 2"])
    graph.removeAll()
  }

  @Test func `T3 a task is canceled when the graph is released`() async {
    var graph: ViewGraph? = ViewGraph { Worker(events: events) }
    let started = await take(1)
    weak let released = graph
    graph = nil
    #expect(started == ["start 1"])
    #expect(released == nil)
    #expect(await take(1) == ["end 1"])
  }

  @Test func `U15 a task of content without members doesn't start`() async {
    struct Waiting: View {
      @State private var isThere = false
      let events: AsyncStream<String>.Continuation
      var body: some View {
        Group { if isThere { Text("there") } }.task {
          events.yield("start")
          await forever()
          events.yield("end")
        }
        Button("Switch") { isThere.toggle() }.task { events.yield("button") }
      }
    }
    let graph = ViewGraph { Waiting(events: events) }
    #expect(await take(1) == ["button"])
    graph.use("Switch")
    #expect(await take(1) == ["start"])
    graph.use("Switch")
    #expect(await take(1) == ["end"])
  }

  private struct Loader: View {
    @State private var name = "…"
    let load: @Sendable () async -> String

    var body: some View {
      Text(name).task { name = await load() }
    }
  }

  @Test func `T4 a view shows the value that its task loads`() async {
    let (frames, frame) = AsyncStream<Void>.makeStream()
    let graph = ViewGraph { Loader { "Frodo" } }
    graph.onFrame = { frame.yield() }
    for await _ in frames where graph.texts == ["Frodo"] { break }
    #expect(graph.texts == ["Frodo"])
  }
}

/// Suspends until the task is canceled.
private func forever() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}

import Dispatch
import StateFlow
import StateFlowStory
import Synchronization
import Testing

/// Tests of screens with state that several threads write to while the main actor updates the
/// screens. The tests wait for the threads, never for a fixed time.
@Suite("Screens under stress")
@MainActor
struct GraphStressTests {
  private nonisolated static let threads = 4
  private nonisolated static let rounds = 500

  /// To see this test fail, let `Inbox.drain` run only the first letter.
  @Test
  func `S11 the screen shows the last value that each of several threads wrote to state`() async {
    let handles = Handles()
    let graph = ViewGraph(recordsStory: false) {
      OwnAndShared(handles: handles)
    }
    let (own, shared) = (handles.own, handles.shared[0])
    await whileUpdating(graph) { thread, round in
      own[thread].wrappedValue = round
      shared.wrappedValue = thread * Self.rounds + round
    }
    let last = Array(repeating: Self.rounds, count: Self.threads) + [shared.wrappedValue]
    #expect(texts(of: graph) == last.map { "\($0)" })
  }

  @Test func `S11 several threads can write state while the story is recorded`() async {
    let handles = Handles()
    let graph = ViewGraph { OwnAndShared(handles: handles) }
    let own = handles.own
    await whileUpdating(graph) { thread, round in own[thread].wrappedValue = round }
    let last = Array(repeating: Self.rounds, count: Self.threads) + [0]
    #expect(texts(of: graph) == last.map { "\($0)" })
  }

  /// To see this test fail, don't let `PublishedBox.set` notify `OffMainWrites` of the write.
  @Test
  func `OO4 the screen shows the last value that each of several threads wrote to objects`() async {
    let models = (0..<Self.threads).map { _ in Model() }
    let graph = ViewGraph(recordsStory: false) {
      ForEach(0..<Self.threads) { ModelView(model: models[$0]) }
    }
    await whileUpdating(graph) { thread, round in models[thread].value = round }
    #expect(texts(of: graph) == Array(repeating: "\(Self.rounds)", count: Self.threads))
  }

  /// The writing thread is paused between its announcement and its write while the screen updates.
  /// That update shows the old value, so another update has to follow the write.
  @Test func `OO4 a write is shown even if an update ran between its announcement and the write`() {
    let model = Model()
    let graph = ViewGraph(recordsStory: false) { ModelView(model: model) }
    let (announced, looked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let token = model.$value.dropFirst().sink { _ in
      announced.signal()
      looked.wait()
    }
    let isSet = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      model.value = 1
      isSet.signal()
    }
    announced.wait()
    #expect(texts(of: graph) == ["0"])
    looked.signal()
    isSet.wait()
    #expect(texts(of: graph) == ["1"])
    withExtendedLifetime(token) {}
  }

  @Test func `views can appear and disappear while other threads write their state`() async {
    let handles = Handles()
    let graph = ViewGraph(recordsStory: false) { Toggling(handles: handles) }
    let own = handles.own
    await whileUpdating(graph, meanwhile: { handles.isShown?.wrappedValue.toggle() }) {
      thread, round in
      own[thread].wrappedValue = round
    }
    handles.isShown?.wrappedValue = false
    #expect(texts(of: graph) == [])
  }

  /// Runs work many times on each of several threads and updates the graph until all threads have
  /// finished.
  private func whileUpdating(
    _ graph: ViewGraph, meanwhile act: () -> Void = {},
    _ work: @escaping @Sendable (_ thread: Int, _ round: Int) -> Void
  ) async {
    let done = Flag()
    let writers = Task.detached {
      DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
        for round in 1...Self.rounds { work(thread, round) }
      }
      done.isSet.store(true, ordering: .releasing)
    }
    while !done.isSet.load(ordering: .acquiring) {
      act()
      _ = texts(of: graph)
      await Task.yield()
    }
    await writers.value
  }

  private func texts(of graph: ViewGraph) -> [String] {
    func texts(_ element: Element) -> [String] {
      (element.role == .text ? [element.text] : []) + element.children.flatMap(texts)
    }
    return graph.elements.flatMap(texts)
  }

  private final class Flag: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  /// Bindings to the state of the views, for use by the threads.
  @MainActor
  private final class Handles {
    var own: [Binding<Int>] = []
    var shared: [Binding<Int>] = []
    var isShown: Binding<Bool>?
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var value = 0
  }

  private struct OwnAndShared: View {
    @State private var shared = 0
    let handles: Handles

    var body: some View {
      VStack {
        ForEach(0..<GraphStressTests.threads) { _ in NumberView(handles: handles) }
        Text(verbatim: "\(shared)")
      }.onAppear { handles.shared = [$shared] }
    }
  }

  private struct NumberView: View {
    @State private var number = 0
    let handles: Handles

    var body: some View {
      Text(verbatim: "\(number)").onAppear { handles.own.append($number) }
    }
  }

  private struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "\(model.value)")
    }
  }

  private struct Toggling: View {
    @State private var isShown = true
    let handles: Handles

    var body: some View {
      VStack {
        if isShown { OwnAndShared(handles: handles) }
      }.onAppear { handles.isShown = $isShown }
    }
  }
}

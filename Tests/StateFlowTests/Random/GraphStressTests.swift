import Dispatch
import StateFlow
import Synchronization
import Testing

/// Several threads write what a screen shows while the main actor updates it. Nothing here waits
/// for a time: the threads are joined.
@Suite("Screens under stress")
@MainActor
struct GraphStressTests {
  private nonisolated static let threads = 4
  private nonisolated static let rounds = 500

  /// To see it fail, let `Inbox.drain` run the first letter only.
  @Test func `S11 states that several threads write show what was written last`() async {
    let desk = Desk()
    let graph = ViewGraph(recordsStory: false) {
      OwnAndShared(desk: desk)
    }
    let (own, shared) = (desk.own, desk.shared[0])
    await whileUpdating(graph) { thread, round in
      own[thread].wrappedValue = round
      shared.wrappedValue = thread * Self.rounds + round
    }
    let last = Array(repeating: Self.rounds, count: Self.threads) + [shared.wrappedValue]
    #expect(texts(of: graph) == last.map { "\($0)" })
  }

  @Test func `S11 states are written while the story is told`() async {
    let desk = Desk()
    let graph = ViewGraph { OwnAndShared(desk: desk) }
    let own = desk.own
    await whileUpdating(graph) { thread, round in own[thread].wrappedValue = round }
    let last = Array(repeating: Self.rounds, count: Self.threads) + [0]
    #expect(texts(of: graph) == last.map { "\($0)" })
  }

  /// To see it fail, let `PublishedBox.set` not tell `OffMainWrites` of the store.
  @Test func `OO4 objects that several threads set show what was set last`() async {
    let models = (0..<Self.threads).map { _ in Model() }
    let graph = ViewGraph(recordsStory: false) {
      ForEach(0..<Self.threads) { ModelView(model: models[$0]) }
    }
    await whileUpdating(graph) { thread, round in models[thread].value = round }
    #expect(texts(of: graph) == Array(repeating: "\(Self.rounds)", count: Self.threads))
  }

  /// The thread that sets is stopped between its announcement and its store, and the screen is
  /// updated right then: with the old value, and with nobody left to tell it of the new one.
  @Test func `OO4 an update between announcement and store is not the last`() {
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

  @Test func `views come and go while other threads write to them`() async {
    let desk = Desk()
    let graph = ViewGraph(recordsStory: false) { Toggling(desk: desk) }
    let own = desk.own
    await whileUpdating(graph, meanwhile: { desk.isShown?.wrappedValue.toggle() }) {
      thread, round in
      own[thread].wrappedValue = round
    }
    desk.isShown?.wrappedValue = false
    #expect(texts(of: graph) == [])
  }

  /// Runs `work` on several threads, many times on each, and updates the graph until all are done.
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

  /// Where the views leave what the threads write.
  @MainActor
  private final class Desk {
    var own: [Binding<Int>] = []
    var shared: [Binding<Int>] = []
    var isShown: Binding<Bool>?
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var value = 0
  }

  private struct OwnAndShared: View {
    @State private var shared = 0
    let desk: Desk

    var body: some View {
      VStack {
        ForEach(0..<GraphStressTests.threads) { _ in NumberView(desk: desk) }
        Text(verbatim: "\(shared)")
      }.onAppear { desk.shared = [$shared] }
    }
  }

  private struct NumberView: View {
    @State private var number = 0
    let desk: Desk

    var body: some View {
      Text(verbatim: "\(number)").onAppear { desk.own.append($number) }
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
    let desk: Desk

    var body: some View {
      VStack {
        if isShown { OwnAndShared(desk: desk) }
      }.onAppear { desk.isShown = $isShown }
    }
  }
}

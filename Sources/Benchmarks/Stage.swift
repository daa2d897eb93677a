import StateFlow
import StateFlowStory

/// A tree of many views, one of which reads a value that the benchmark writes.
protocol Stage {
  var graph: ViewGraph { get }
  var tally: Tally { get }
  func write(_ value: Int)
}

/// A counter of the bodies that have run.
nonisolated final class Tally: @unchecked Sendable {
  var runs = 0

  /// Stops the program unless exactly the expected number of bodies has run, so that the benchmark
  /// can't measure the wrong work.
  ///
  /// - Parameters:
  ///   - expected: The expected number.
  ///   - bodies: A description of the bodies for the message, as a plural noun phrase.
  func expect(_ expected: Int, _ bodies: String) {
    guard runs == expected else {
      fatalError("The benchmark ran \(runs) instead of \(expected) \(bodies).")
    }
  }
}

final class Counter: ObservableObject {
  @Published var value = 0
}

@Observable
nonisolated final class ObservableCounter: @unchecked Sendable {
  var value = 0
}

/// A view with many leaves that read nothing, and one other view in the middle.
private struct Crowd<Content: View>: View {
  let count: Int
  let tally: Tally
  let content: Content

  var body: some View {
    VStack {
      ForEach(0..<count / 2) { StillLeaf(number: $0, tally: tally) }
      content
      ForEach(count / 2..<count - 1) { StillLeaf(number: $0, tally: tally) }
    }
  }
}

private struct StillLeaf: View {
  let number: Int
  let tally: Tally

  var body: some View {
    tally.runs += 1
    return Text(verbatim: "\(number)")
  }
}

/// A tree with one leaf that reads a state property of the root through a binding.
struct StateStage: Stage {
  let graph: ViewGraph
  let tally = Tally()
  private let handle = Handle()

  final class Handle {
    var binding: Binding<Int>?
  }

  init(_ count: Int, recordsStory: Bool) {
    let (tally, handle) = (tally, handle)
    graph = ViewGraph(recordsStory: recordsStory) {
      Root(count: count, tally: tally, handle: handle)
    }
  }

  func write(_ value: Int) { handle.binding?.wrappedValue = value }

  private struct Root: View {
    @State private var value = 0
    let count: Int
    let tally: Tally
    let handle: Handle

    var body: some View {
      tally.runs += 1
      handle.binding = $value
      return Crowd(count: count, tally: tally, content: Leaf(value: $value, tally: tally))
    }
  }

  private struct Leaf: View {
    @Binding var value: Int
    let tally: Tally

    var body: some View {
      tally.runs += 1
      return Text(verbatim: "\(value)")
    }
  }
}

/// A tree with one leaf that observes an `ObservableObject`.
struct ObjectStage: Stage {
  let graph: ViewGraph
  let tally = Tally()
  private let model = Counter()

  init(_ count: Int, recordsStory: Bool) {
    let (tally, model) = (tally, model)
    graph = ViewGraph(recordsStory: recordsStory) {
      Crowd(count: count, tally: tally, content: Leaf(model: model, tally: tally))
    }
  }

  func write(_ value: Int) { model.value = value }

  private struct Leaf: View {
    @ObservedObject var model: Counter
    let tally: Tally

    var body: some View {
      tally.runs += 1
      return Text(verbatim: "\(model.value)")
    }
  }
}

/// A tree with one leaf that reads a property of an `@Observable` object.
struct ObservableStage: Stage {
  let graph: ViewGraph
  let tally = Tally()
  private let model = ObservableCounter()

  init(_ count: Int, recordsStory: Bool) {
    let (tally, model) = (tally, model)
    graph = ViewGraph(recordsStory: recordsStory) {
      Crowd(count: count, tally: tally, content: Leaf(model: model, tally: tally))
    }
  }

  func write(_ value: Int) { model.value = value }

  private struct Leaf: View {
    let model: ObservableCounter
    let tally: Tally

    var body: some View {
      tally.runs += 1
      return Text(verbatim: "\(model.value)")
    }
  }
}

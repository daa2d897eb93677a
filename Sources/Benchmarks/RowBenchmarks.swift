import StateFlow

/// Benchmarks of showing a list with ten thousand rows and of changing one row.
///
/// Each row is a view with a body, a state property, and a text view. When the list changes, each
/// row is compared with its previous value, but only the bodies of new or changed rows run.
let rowBenchmarks = BenchmarkGroup(name: "rows") { _ in
  [
    mounting(),
    Benchmark {
      let reference = idPass
      let pass = try reference.time() / 1e6
      let insertion = try changing(bodies: 1, in: ValueList.self) {
        $0.insert(Item(id: $1), at: 0)
      }
      let removal = try changing(bodies: 0, in: ValueList.self) { items, _ in items.removeFirst() }
      let move = try changing(bodies: 0, in: ValueList.self) { items, _ in
        items.insert(items.removeLast(), at: 0)
      }
      let write = try changing(bodies: 1, in: BoundList.self) { $0[5_000].text = "\($1)" }
      let boundInsertion = try changing(bodies: 1, in: BoundList.self) {
        $0.insert(Item(id: $1), at: 0)
      }
      func row(_ name: String, _ value: Double, limit: Double) -> Measurement {
        Measurement(
          name: name, unit: "ms", value: value, reference: reference.name, referenceValue: pass,
          limit: limit)
      }
      return [
        row("insert at the front", insertion, limit: 40),
        row("delete a row", removal, limit: 40),
        row("move a row", move, limit: 40),
        row("write one row's element", write, limit: 50),
        row("insert above rows with bindings", boundInsertion, limit: 50),
      ]
    },
  ]
}

private let rowCount = 10_000

private struct Item: Identifiable, Equatable {
  let id: Int
  var text = "row"
}

/// A handle to a list, with the tally of its rows and a binding to its items.
private final class Handle {
  let tally = Tally()
  var items: Binding<[Item]>?
}

private protocol ItemList: View {
  init(handle: Handle)
}

private struct ValueList: ItemList {
  @State private var items = (0..<rowCount).map { Item(id: $0) }
  let handle: Handle

  init(handle: Handle) { self.handle = handle }

  var body: some View {
    handle.items = $items
    return ForEach(items) { Row(item: $0, handle: handle) }
  }

  private struct Row: View {
    @State private var taps = 0
    let item: Item
    let handle: Handle

    var body: some View {
      handle.tally.runs += 1
      return Text(item.text)
    }
  }
}

private struct BoundList: ItemList {
  @State private var items = (0..<rowCount).map { Item(id: $0) }
  let handle: Handle

  init(handle: Handle) { self.handle = handle }

  var body: some View {
    handle.items = $items
    return ForEach($items) { Row(item: $0, handle: handle) }
  }

  private struct Row: View {
    @State private var taps = 0
    @Binding var item: Item
    let handle: Handle

    var body: some View {
      handle.tally.runs += 1
      return Text(item.text)
    }
  }
}

private func mounting() -> Benchmark {
  Benchmark {
    let time = milliseconds {
      let handle = Handle()
      let graph = ViewGraph(recordsStory: false) { ValueList(handle: handle) }
      handle.tally.expect(rowCount, "bodies for \(rowCount) rows")
      return graph
    }
    let scale = milliseconds { (0..<rowCount).map { Reference(name: "\($0)") { _ in } } }
    return [
      Measurement(
        name: "mount 10,000 rows", unit: "ms", value: time, reference: "array of 10,000 structs",
        referenceValue: scale)
    ]
  }
}

/// Returns the time, in milliseconds, for a change to a list's items, after checking that the
/// change runs the given number of row bodies.
private func changing<List: ItemList>(
  bodies: Int, in list: List.Type, change: (inout [Item], Int) -> Void
) throws -> Double {
  let handle = Handle()
  let graph = ViewGraph(recordsStory: false) { List(handle: handle) }
  var next = rowCount
  return milliseconds {
    handle.tally.runs = 0
    next += 1
    graph.perform("change") {
      guard var items = handle.items?.wrappedValue else { return }
      change(&items, next)
      handle.items?.wrappedValue = items
    }
    handle.tally.expect(bodies, "row bodies")
  }
}

/// A reference operation that goes through a plain array and looks up each element's ID in a
/// dictionary.
private var idPass: Reference {
  let items = (0..<rowCount).map { Item(id: $0) }
  let indices = Dictionary(uniqueKeysWithValues: items.indices.map { (items[$0].id, $0) })
  return Reference(name: "looking up 10,000 IDs") { operations in
    for _ in 0..<operations {
      blackHole(items.reduce(0) { $0 &+ (indices[$1.id] ?? 0) })
    }
  }
}

/// Returns the processor time for some work, in milliseconds: the median of several runs.
private func milliseconds<Result>(_ work: () -> Result) -> Double {
  blackHole(work())
  let times = (0..<11).map { _ in
    var result: Result?
    let time = processorTime { result = work() }
    blackHole(result)
    return time / 1e6
  }
  return times.sorted()[times.count / 2]
}

import StateFlow

/// What it costs to show a list of ten thousand rows, and to change one of them.
///
/// Each row is a view with a body, a state and a text. A change of the list compares each row with
/// what it was; it runs only the bodies that are named.
let rowBenchmarks = BenchmarkGroup(name: "rows") {
  [
    mounting(),
    Benchmark {
      let reference = idPass
      let pass = try reference.time() / 1e6
      let insertion = try changing(bodies: 1, in: StillList.self) {
        $0.insert(Item(id: $1), at: 0)
      }
      let removal = try changing(bodies: 0, in: StillList.self) { items, _ in items.removeFirst() }
      let move = try changing(bodies: 0, in: StillList.self) { items, _ in
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
        row("insert before bound rows", boundInsertion, limit: 50),
      ]
    },
  ]
}

private let rowCount = 10_000

private struct Item: Identifiable, Equatable {
  let id: Int
  var text = "row"
}

/// What the measured work holds on to.
private final class Desk {
  let tally = Tally()
  var items: Binding<[Item]>?
}

private protocol ItemList: View {
  init(desk: Desk)
}

private struct StillList: ItemList {
  @State private var items = (0..<rowCount).map { Item(id: $0) }
  let desk: Desk

  init(desk: Desk) { self.desk = desk }

  var body: some View {
    desk.items = $items
    return ForEach(items) { Row(item: $0, desk: desk) }
  }

  private struct Row: View {
    @State private var taps = 0
    let item: Item
    let desk: Desk

    var body: some View {
      desk.tally.runs += 1
      return Text(item.text)
    }
  }
}

private struct BoundList: ItemList {
  @State private var items = (0..<rowCount).map { Item(id: $0) }
  let desk: Desk

  init(desk: Desk) { self.desk = desk }

  var body: some View {
    desk.items = $items
    return ForEach($items) { Row(item: $0, desk: desk) }
  }

  private struct Row: View {
    @State private var taps = 0
    @Binding var item: Item
    let desk: Desk

    var body: some View {
      desk.tally.runs += 1
      return Text(item.text)
    }
  }
}

private func mounting() -> Benchmark {
  Benchmark {
    let time = milliseconds {
      let desk = Desk()
      let graph = ViewGraph(recordsStory: false) { StillList(desk: desk) }
      desk.tally.expect(rowCount, "bodies for \(rowCount) rows")
      return graph
    }
    let scale = milliseconds { (0..<rowCount).map { Reference(name: "\($0)") { _ in } } }
    return [
      Measurement(
        name: "mount 10,000", unit: "ms", value: time, reference: "array of 10,000 structs",
        referenceValue: scale)
    ]
  }
}

/// The time of a change to the items of a list, which runs the bodies of so many rows.
private func changing<List: ItemList>(
  bodies: Int, in list: List.Type, change: (inout [Item], Int) -> Void
) throws -> Double {
  let desk = Desk()
  let graph = ViewGraph(recordsStory: false) { List(desk: desk) }
  var next = rowCount
  return milliseconds {
    desk.tally.runs = 0
    next += 1
    graph.perform("change") {
      guard var items = desk.items?.wrappedValue else { return }
      change(&items, next)
      desk.items?.wrappedValue = items
    }
    desk.tally.expect(bodies, "rows' bodies")
  }
}

/// Going over the ids of a plain array and looking each of them up.
private var idPass: Reference {
  let items = (0..<rowCount).map { Item(id: $0) }
  let places = Dictionary(uniqueKeysWithValues: items.indices.map { (items[$0].id, $0) })
  return Reference(name: "10,000 ids looked up") { operations in
    for _ in 0..<operations {
      blackHole(items.reduce(0) { $0 &+ (places[$1.id] ?? 0) })
    }
  }
}

/// The time of one piece of work: the median of several.
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

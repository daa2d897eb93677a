import StateFlow

/// What it costs to show a list of ten thousand rows, and to change one of them.
///
/// Each row is a view with a body, a state and a text. A change of the list compares each row with
/// what it was; it runs only the bodies that are named.
let rowBenchmarks = BenchmarkGroup(name: "rows") {
  [
    mounting(),
    changing("insert at the front", beside: plainInsertion, bodies: 1, in: StillList.self) {
      $0.insert(Item(id: $1), at: 0)
    },
    changing("move a row", beside: plainInsertion, bodies: 0, in: StillList.self) { items, _ in
      items.insert(items.removeLast(), at: 0)
    },
    changing("delete a row", beside: plainInsertion, bodies: 0, in: StillList.self) { items, _ in
      items.removeFirst()
    },
    changing("write one row's element", beside: plainInsertion, bodies: 1, in: BoundList.self) {
      $0[5_000].text = "\($1)"
    },
    changing("insert before bound rows", beside: plainInsertion, bodies: 1, in: BoundList.self) {
      $0.insert(Item(id: $1), at: 0)
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

private func changing<List: ItemList>(
  _ name: String, beside reference: Reference, bodies: Int, in list: List.Type,
  change: @escaping (inout [Item], Int) -> Void
) -> Benchmark {
  Benchmark {
    let desk = Desk()
    let graph = ViewGraph(recordsStory: false) { List(desk: desk) }
    var next = rowCount
    let time = milliseconds {
      desk.tally.runs = 0
      next += 1
      graph.perform(name) {
        guard var items = desk.items?.wrappedValue else { return }
        change(&items, next)
        desk.items?.wrappedValue = items
      }
      desk.tally.expect(bodies, "rows' bodies to \(name)")
    }
    return [
      Measurement(
        name: name, unit: "ms", value: time, reference: reference.name,
        referenceValue: try reference.time() / 1e6)
    ]
  }
}

/// Inserting into a plain array and comparing it with what it was.
private var plainInsertion: Reference {
  let items = (0..<rowCount).map { Item(id: $0) }
  return Reference(name: "plain array, copied and changed") { operations in
    for value in 0..<operations {
      var copy = items
      copy.insert(Item(id: value), at: 0)
      blackHole(copy)
    }
  }
}

/// The time of one piece of work: the median of several.
private func milliseconds<Result>(_ work: () -> Result) -> Double {
  let clock = ContinuousClock()
  blackHole(work())
  let times = (0..<11).map { _ in
    var result: Result?
    let time = clock.measure { result = work() }
    blackHole(result)
    return time / .milliseconds(1)
  }
  return times.sorted()[times.count / 2]
}

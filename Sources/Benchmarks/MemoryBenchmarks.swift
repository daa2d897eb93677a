import StateFlow

/// Benchmarks of the memory that a view on screen uses and of the growth of memory during a million
/// updates.
let memoryBenchmarks = BenchmarkGroup(name: "memory") { _ in
  [
    mountedViews(),
    growth("@State") { StateStage(2, recordsStory: $0) },
    growth("@ObservedObject") { ObjectStage(2, recordsStory: $0) },
    growth("@Observable, body run by @State") { RestlessStage(recordsStory: $0) },
  ]
}

private func mountedViews() -> Benchmark {
  Benchmark {
    let count = 200_000
    let before = memoryInUse()
    let objects = (0..<count).map { _ in Counter() }
    let objectBytes = memoryInUse() - before
    let start = memoryInUse()
    let stage = StateStage(count, recordsStory: false)
    let viewBytes = memoryInUse() - start
    blackHole((objects, stage))
    return [
      Measurement(
        name: "a view with a body and a text view", unit: "bytes",
        value: Double(viewBytes) / Double(count), reference: "object with a @Published",
        referenceValue: Double(objectBytes) / Double(count))
    ]
  }
}

/// Measures how much the memory in use grows during a million updates, after a warm-up.
private func growth(
  _ name: String, of makeStage: @escaping (Bool) -> any Stage
) -> Benchmark {
  Benchmark {
    [false, true].map { recordsStory in
      let stage = makeStage(recordsStory)
      update(stage, 20_000)
      let before = memoryInUse()
      update(stage, 1_000_000)
      let after = memoryInUse()
      return Measurement(
        name: "growth, \(name), story \(recordsStory ? "on" : "off")", unit: "KB",
        value: Double(after - before) / 1024, reference: "1,000,000 updates before it",
        referenceValue: Double(before) / 1024, limit: 0.05)
    }
  }
}

private func update(_ stage: any Stage, _ count: Int) {
  stage.tally.runs = 0
  for value in 1...count { stage.graph.perform("write") { stage.write(value) } }
  stage.tally.expect(count, "bodies for \(count) writes")
}

/// A tree with one view whose body reads an unchanging `@Observable` object, but runs because of
/// `@State`.
///
/// An observation reports only the first change and can't be canceled, so each run for another
/// reason could leave an observation behind.
private struct RestlessStage: Stage {
  let graph: ViewGraph
  let tally = Tally()
  private let model = ObservableCounter()
  private let handle = StateStage.Handle()

  init(recordsStory: Bool) {
    let (tally, model, handle) = (tally, model, handle)
    graph = ViewGraph(recordsStory: recordsStory) {
      Root(tally: tally, model: model, handle: handle)
    }
  }

  func write(_ value: Int) { handle.binding?.wrappedValue = value }

  private struct Root: View {
    @State private var value = 0
    let tally: Tally
    let model: ObservableCounter
    let handle: StateStage.Handle

    var body: some View {
      tally.runs += 1
      handle.binding = $value
      return Text(verbatim: "\(value) \(model.value)")
    }
  }
}

import StateFlow

/// Benchmarks of a write to a value that one view reads, in a small tree and in a large one.
///
/// The cost should depend on the value's readers, not on the size of the tree. Therefore, the
/// result for the large tree has a limit relative to the result for the small one.
let writeBenchmarks = BenchmarkGroup(name: "writes") { _ in
  [
    writing("@State through a binding", beside: closureCall) { StateStage($0, recordsStory: $1) },
    writing("@ObservedObject", beside: announcement) { ObjectStage($0, recordsStory: $1) },
    writing("@Observable", beside: observationTracking) { ObservableStage($0, recordsStory: $1) },
  ]
}

/// Measures a write in three trees: a small one, a large one, and a small one that records its
/// story.
private func writing(
  _ name: String, beside reference: Reference,
  in makeStage: @escaping (Int, Bool) -> any Stage
) -> Benchmark {
  Benchmark {
    let stages = [makeStage(100, false), makeStage(100_000, false), makeStage(100, true)]
    // Measure the trees in turn, so that a busy machine affects all of them.
    let costs = (0..<5).map { _ in stages.map(cost) }
    let (small, large, recorded) = (
      costs.map { $0[0] }.min() ?? 0, costs.map { $0[1] }.min() ?? 0,
      costs.map { $0[2] }.min() ?? 0
    )
    let scale = try reference.time()
    return [
      Measurement(
        name: "\(name), 100 leaves", value: small, reference: reference.name,
        referenceValue: scale),
      Measurement(
        name: "\(name), 100,000 leaves", value: large, reference: "100 leaves",
        referenceValue: small, limit: 1.5),
      Measurement(
        name: "\(name), story recorded", value: recorded, reference: "no story",
        referenceValue: small, limit: 10),
    ]
  }
}

/// Returns the time, in nanoseconds, for a write, after checking that each write runs exactly one
/// body.
private func cost(of stage: any Stage) -> Double {
  var value = 0
  return nanosecondsPerOperation { operations in
    stage.tally.runs = 0
    for _ in 0..<operations {
      value += 1
      stage.graph.perform("write") { stage.write(value) }
    }
    stage.tally.expect(operations, "bodies for \(operations) writes")
  }
}

// MARK: References

private var closureCall: Reference {
  let tally = Tally()
  let closure = { (value: Int) in tally.runs &+= value }
  return Reference(name: "closure call") { operations in
    for value in 0..<operations { closure(value) }
    blackHole(tally.runs)
  }
}

private var announcement: Reference {
  let model = Counter()
  let tally = Tally()
  let token = model.objectWillChange.sink { tally.runs += 1 }
  return Reference(name: "set with one sink") { operations in
    for value in 0..<operations { model.value = value }
    blackHole((token, tally.runs))
  }
}

private var observationTracking: Reference {
  let model = ObservableCounter()
  let tally = Tally()
  return Reference(name: "withObservationTracking, set") { operations in
    for value in 0..<operations {
      withObservationTracking {
        blackHole(model.value)
      } onChange: {
        tally.runs += 1
      }
      model.value = value
    }
    blackHole(tally.runs)
  }
}

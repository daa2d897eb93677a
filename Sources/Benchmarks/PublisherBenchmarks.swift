import StateFlow

/// Benchmarks of sending, publishing, and subscribing.
let publisherBenchmarks = BenchmarkGroup(name: "publishers") { _ in
  [0, 1, 10].map { sending(to: $0) } + [
    settingIdle(), settingAnnounced(), settingWatched(), getting(), findingThePublisher(),
    makingAndCancelling(),
  ]
}

private final class Model: ObservableObject {
  @Published var x = 0
  @Published var y = 0
}

private final class PlainModel {
  var x = 0
}

/// Returns a reference operation that calls one plain closure for each sink.
private func closureCalls(_ count: Int) -> Reference {
  let total = Total()
  let closures = (0..<max(1, count)).map { _ in { (value: Int) in total.add(value) } }
  return Reference(name: count > 1 ? "\(count) closure calls" : "closure call") { operations in
    for value in 0..<operations { for closure in closures { closure(value) } }
    blackHole(total.sum)
  }
}

private var plainSet: Reference {
  Reference(name: "plain property set") { operations in
    let model = PlainModel()
    for value in 0..<operations {
      model.x = value
      blackHole(model)
    }
  }
}

private var plainGet: Reference {
  Reference(name: "plain property get") { operations in
    let model = PlainModel()
    let total = Total()
    for _ in 0..<operations { total.add(model.x) }
    blackHole(total.sum)
  }
}

private var allocation: Reference {
  Reference(name: "object allocation") { operations in
    let keeper = ObjectKeeper()
    for _ in 0..<operations { keeper.keep(PlainModel()) }
    blackHole(keeper)
  }
}

/// A reference to an object, which prevents the optimizer from removing the allocation.
private final class ObjectKeeper {
  private var object: AnyObject?

  @inline(never)
  func keep(_ object: AnyObject) { self.object = object }
}

/// The sum of the values that sinks receive.
private final class Total {
  private(set) var sum = 0

  @inline(never)
  func add(_ value: Int) { sum &+= value }
}

private func sending(to count: Int) -> Benchmark {
  let subject = PassthroughSubject<Int, Never>()
  let total = Total()
  let tokens = (0..<count).map { _ in subject.sink { total.add($0) } }
  return Benchmark("send to \(count)", beside: closureCalls(count)) { operations in
    for value in 0..<operations { subject.send(value) }
    blackHole((tokens, total.sum))
  }
}

private func settingIdle() -> Benchmark {
  let model = Model()
  return Benchmark("@Published set, idle", beside: plainSet) { operations in
    for value in 0..<operations { model.x = value }
    blackHole(model)
  }
}

private func settingAnnounced() -> Benchmark {
  let model = Model()
  let total = Total()
  let token = model.objectWillChange.sink { total.add(1) }
  return Benchmark("@Published set, objectWillChange sink", beside: plainSet) { operations in
    for value in 0..<operations { model.x = value }
    blackHole((token, total.sum))
  }
}

private func settingWatched() -> Benchmark {
  let model = Model()
  let total = Total()
  let token = model.$x.sink { total.add($0) }
  return Benchmark("@Published set, $x sink", beside: plainSet) { operations in
    for value in 0..<operations { model.x = value }
    blackHole((token, total.sum))
  }
}

private func getting() -> Benchmark {
  let model = Model()
  return Benchmark("@Published get", beside: plainGet) { operations in
    let total = Total()
    for _ in 0..<operations { total.add(model.x) }
    blackHole(total.sum)
  }
}

private func findingThePublisher() -> Benchmark {
  let model = Model()
  return Benchmark("objectWillChange", beside: plainGet) { operations in
    for _ in 0..<operations { blackHole(model.objectWillChange) }
  }
}

private func makingAndCancelling() -> Benchmark {
  let subject = PassthroughSubject<Int, Never>()
  let total = Total()
  return Benchmark("sink created and cancelled", beside: allocation) { operations in
    for _ in 0..<operations { subject.sink { total.add($0) }.cancel() }
    blackHole(total.sum)
  }
}

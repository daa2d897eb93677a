/// One thing that is measured, beside something well known that is measured in the same run.
struct Benchmark {
  private let measure: () -> [Measurement]

  /// A benchmark whose work does an operation so many times.
  init(_ name: String, beside reference: Reference, run: @escaping (Int) -> Void) {
    measure = {
      [
        Measurement(
          name: name, value: nanosecondsPerOperation(run), reference: reference.name,
          referenceValue: nanosecondsPerOperation(reference.run))
      ]
    }
  }

  /// A benchmark that measures by itself, such as one that measures memory.
  init(_ measure: @escaping () -> [Measurement]) {
    self.measure = measure
  }

  func measured() -> [Measurement] { measure() }
}

/// Something well known whose cost gives a figure its scale.
struct Reference {
  let name: String
  let run: (Int) -> Void
}

/// Benchmarks that belong together.
struct BenchmarkGroup {
  let name: String
  let benchmarks: () -> [Benchmark]
}

/// What a benchmark found.
struct Measurement {
  let name: String
  var unit = "ns"
  let value: Double
  let reference: String
  let referenceValue: Double
  /// The greatest ratio that is promised, if one is.
  var limit: Double?

  var ratio: Double { value / max(referenceValue, 0.01) }

  var isWithinLimit: Bool { limit.map { ratio <= $0 } ?? true }
}

/// The time of one operation: the median of several batches, each long enough to be timed.
func nanosecondsPerOperation(_ run: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  var count = 64
  while clock.measure({ run(count) }) < .milliseconds(10), count < 1 << 30 { count *= 2 }
  let batches = (0..<9).map { _ in clock.measure { run(count) } / .nanoseconds(1) / Double(count) }
  return batches.sorted()[batches.count / 2]
}

/// Takes a value so that the optimiser cannot leave out the work that made it.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

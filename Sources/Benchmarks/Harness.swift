/// One thing that is measured, beside something well known that is measured in the same run.
struct Benchmark {
  let name: String

  /// What one operation costs for scale, such as a call of a bare closure.
  let reference: Reference

  /// Measures the time of one operation, in nanoseconds.
  private let time: () throws -> Double

  /// A benchmark of something so short that it is timed in batches.
  ///
  /// - Parameter run: The work: does the operation so many times.
  init(_ name: String, beside reference: Reference, run: @escaping (Int) -> Void) {
    self.name = name
    self.reference = reference
    time = { nanosecondsPerOperation(run) }
  }

  /// A benchmark of something long, whose time is found in a way of its own.
  init(_ name: String, beside reference: Reference, nanoseconds time: @escaping () throws -> Double)
  {
    self.name = name
    self.reference = reference
    self.time = time
  }

  func measured() throws -> Measurement {
    Measurement(
      name: name, nanoseconds: try time(), reference: reference.name,
      referenceNanoseconds: try reference.time())
  }
}

/// Something well known whose cost gives a figure its scale.
struct Reference {
  let name: String
  let time: () throws -> Double

  init(name: String, run: @escaping (Int) -> Void) {
    self.name = name
    time = { nanosecondsPerOperation(run) }
  }

  init(name: String, nanoseconds time: @escaping () throws -> Double) {
    self.name = name
    self.time = time
  }
}

/// Benchmarks that belong together.
struct BenchmarkGroup: Sendable {
  let name: String
  /// Whether it takes so long that it is measured only if it is asked for by name.
  var isOptIn = false
  let benchmarks: @Sendable () throws -> [Benchmark]
}

/// What a benchmark found.
struct Measurement {
  let name: String
  let nanoseconds: Double
  let reference: String
  let referenceNanoseconds: Double

  var ratio: Double { nanoseconds / max(referenceNanoseconds, 0.01) }
}

/// The time of one operation: the median of several batches, each long enough to be timed.
private func nanosecondsPerOperation(_ run: (Int) -> Void) -> Double {
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

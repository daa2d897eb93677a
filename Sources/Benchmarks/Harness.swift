import Foundation

/// One thing that is measured, beside something well known that is measured in the same run.
struct Benchmark {
  private let measure: () throws -> [Measurement]

  /// A benchmark of something so short that it is timed in batches.
  ///
  /// - Parameter run: The work: does the operation so many times.
  init(_ name: String, beside reference: Reference, run: @escaping (Int) -> Void) {
    self.init(name, beside: reference, nanoseconds: { nanosecondsPerOperation(run) })
  }

  /// A benchmark of something long, whose time is found in a way of its own.
  init(_ name: String, beside reference: Reference, nanoseconds time: @escaping () throws -> Double)
  {
    measure = {
      [
        Measurement(
          name: name, value: try time(), reference: reference.name,
          referenceValue: try reference.time())
      ]
    }
  }

  /// A benchmark that measures by itself, such as one that measures memory.
  init(_ measure: @escaping () throws -> [Measurement]) {
    self.measure = measure
  }

  func measured() throws -> [Measurement] { try measure() }
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
struct BenchmarkGroup {
  let name: String
  /// Whether it takes so long that it is measured only if it is asked for by name.
  var isOptIn = false
  let benchmarks: () throws -> [Benchmark]
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
  var count = 64
  while processorTime({ run(count) }) < 1e7, count < 1 << 30 { count *= 2 }
  let batches = (0..<9).map { _ in processorTime { run(count) } / Double(count) }
  return batches.sorted()[batches.count / 2]
}

/// Measures the processor time of some work in nanoseconds.
///
/// Wall-clock time would include what other programs did meanwhile. A long piece of work is interrupted
/// more often than a short one, so ratios would depend on how busy the machine is.
func processorTime(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) * 1_000
}

/// Takes a value so that the optimiser cannot leave out the work that made it.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

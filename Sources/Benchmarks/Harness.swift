import Foundation

/// A benchmark of an operation, which also measures a well-known reference in the same run.
struct Benchmark {
  private let measure: () throws -> [Measurement]

  /// Creates a benchmark for a short operation, which is timed in batches.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - reference: The operation to compare the benchmark with.
  ///   - run: A closure that performs the operation the given number of times.
  init(_ name: String, beside reference: Reference, run: @escaping (Int) -> Void) {
    self.init(name, beside: reference, nanoseconds: { nanosecondsPerOperation(run) })
  }

  /// Creates a benchmark for a long operation that measures its own time.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - reference: The operation to compare the benchmark with.
  ///   - time: A closure that performs the operation and returns its time in nanoseconds.
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

  /// Creates a benchmark from a closure that returns measurements, such as memory use.
  init(_ measure: @escaping () throws -> [Measurement]) {
    self.measure = measure
  }

  func measured() throws -> [Measurement] { try measure() }
}

/// A well-known operation to compare a measurement with.
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

/// A group of related benchmarks.
struct BenchmarkGroup {
  let name: String
  /// Whether the group takes so long that it runs only if `--only` names it.
  var isOptIn = false
  let benchmarks: (Options) throws -> [Benchmark]
}

/// The result of a benchmark.
struct Measurement {
  let name: String
  var unit = "ns"
  let value: Double
  let reference: String
  let referenceValue: Double
  /// The maximum ratio of the value to the reference, or `nil` if there is no limit.
  var limit: Double?

  var ratio: Double { value / max(referenceValue, 0.01) }

  var isWithinLimit: Bool { limit.map { ratio <= $0 } ?? true }
}

/// Returns the processor time for one operation: the median of several batches, each of which is
/// long enough to time.
func nanosecondsPerOperation(_ run: (Int) -> Void) -> Double {
  var count = 64
  while processorTime({ run(count) }) < 1e7, count < 1 << 30 { count *= 2 }
  let batches = (0..<9).map { _ in processorTime { run(count) } / Double(count) }
  return batches.sorted()[batches.count / 2]
}

/// Returns the processor time for some work, in nanoseconds.
///
/// Elapsed time would include interruptions by other programs. Long work is interrupted more often
/// than short work, so ratios would depend on how busy the machine is.
func processorTime(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) * 1_000
}

/// Uses a value, so that the optimizer can't remove the work that produced it.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

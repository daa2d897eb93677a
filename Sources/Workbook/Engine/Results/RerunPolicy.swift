import WorkbookProcesses

/// One answer's program, run as often as it takes for each test to have its turn.
///
/// A test that stops the program takes nothing from the others: they are run again without it. A
/// loop that never ends is seldom in one test only, and nobody is to wait for each of them in turn:
/// after the first, each test that is left gets a program of its own, side by side.
package struct RerunPolicy {
  /// For a run; `time` is for each test.
  var limits: ChildLimits
  /// How long, after the first test that stopped the program, the others are still run.
  var rerun = Duration.seconds(15)
  /// How long each of them may take: once a test has stopped the program, nobody is to wait long.
  var rerunTime = Duration.seconds(2)
  /// How many programs may run side by side.
  package var lanes = 8

  /// Runs the program within some limits: only the tests with some ids, or all.
  package typealias Run =
    @Sendable (_ only: [String]?, ChildLimits) async throws -> (TestRun, ChildEnd)

  /// Judges a program.
  package func judgement(run: @escaping Run) async throws -> Judgement {
    var judgement = Judgement()
    var (tests, end) = try await run(nil, limits)
    judgement.add(tests, end, limits: limits)
    var limits = limits
    limits.time = min(limits.time, rerunTime)
    var hangs = end.stop == .timeLimit
    let deadline = ContinuousClock.now + rerun
    while !judgement.unreached.isEmpty, .now < deadline {
      let before = judgement.unreached
      if hangs {
        for (tests, end) in try await sideBySide(before.prefix(lanes), limits, run) {
          judgement.add(tests, end, limits: limits)
        }
      } else {
        (tests, end) = try await run(before, limits)
        judgement.add(tests, end, limits: limits)
        hangs = end.stop == .timeLimit
      }
      // Without a test that it stopped in, the next run would be as this one.
      if judgement.unreached == before { break }
    }
    return judgement
  }

  private func sideBySide(
    _ tests: ArraySlice<String>, _ limits: ChildLimits, _ run: @escaping Run
  ) async throws -> [(TestRun, ChildEnd)] {
    try await withThrowingTaskGroup(of: (Int, (TestRun, ChildEnd)).self) { group in
      for (index, test) in tests.enumerated() {
        group.addTask { (index, try await run([test], limits)) }
      }
      var ends: [(Int, (TestRun, ChildEnd))] = []
      for try await end in group { ends.append(end) }
      return ends.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

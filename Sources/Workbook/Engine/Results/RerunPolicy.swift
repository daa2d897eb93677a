import WorkbookProcesses

/// The policy for running a test program again, so that one bad test doesn't hide the others.
///
/// If a test stops the program, the remaining tests run again without it. An endless loop usually
/// affects more than one test, and waiting for each of them in turn would take too long. So after
/// the first timeout, each remaining test runs in a process of its own, several at a time.
package struct RerunPolicy {
  /// The limits of a run, of which ``ChildLimits/time`` applies to each test.
  var limits: ChildLimits
  /// The total time for reruns after a test has stopped the program.
  var totalRerunTime = Duration.seconds(15)
  /// The time limit for each test in a rerun. It is short, because a student is waiting.
  var rerunTimeLimit = Duration.seconds(2)
  /// The number of processes that may run at the same time.
  package var maxConcurrentRuns = 8

  /// A function that runs all tests of the program, or only those with the given ids.
  package typealias Run =
    @Sendable (_ only: [String]?, ChildLimits) async throws -> (TestRun, ChildResult)

  /// Runs the program as often as needed, and judges it.
  package func judgement(run: @escaping Run) async throws -> Judgement {
    var judgement = Judgement()
    var (tests, result) = try await run(nil, limits)
    judgement.add(tests, result, limits: limits)
    var limits = limits
    limits.time = min(limits.time, rerunTimeLimit)
    var hasTimedOut = result.stopReason == .timeLimit
    let deadline = ContinuousClock.now + totalRerunTime
    while !judgement.unreached.isEmpty, .now < deadline {
      let before = judgement.unreached
      if hasTimedOut {
        let batch = before.prefix(maxConcurrentRuns)
        for (tests, result) in try await runConcurrently(batch, limits, run) {
          judgement.add(tests, result, limits: limits)
        }
      } else {
        (tests, result) = try await run(before, limits)
        judgement.add(tests, result, limits: limits)
        hasTimedOut = result.stopReason == .timeLimit
      }
      // If this run reached no test, the next one wouldn't either.
      if judgement.unreached == before { break }
    }
    return judgement
  }

  /// Runs each test in a process of its own.
  private func runConcurrently(
    _ tests: ArraySlice<String>, _ limits: ChildLimits, _ run: @escaping Run
  ) async throws -> [(TestRun, ChildResult)] {
    try await withThrowingTaskGroup(of: (Int, (TestRun, ChildResult)).self) { group in
      for (index, test) in tests.enumerated() {
        group.addTask { (index, try await run([test], limits)) }
      }
      var results: [(Int, (TestRun, ChildResult))] = []
      for try await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

import WorkbookProcesses

/// The policy for running a test program again, so that one bad test doesn't hide the others.
///
/// If a test stops the program, other tests run in a new process without that test. These tests
/// include not only those that the program hadn't reached, but also those that had passed, because
/// a pass counts only if the program then ends normally. An endless loop usually affects more than
/// one test, and waiting for one test after another would take too long. So after the first
/// timeout, each remaining test runs in its own process, and several processes run at the same
/// time. The same happens if the program stops while no test is running.
package struct RerunPolicy {
  /// The limits for a run. ``ChildLimits/time`` applies to each test separately.
  var limits: ChildLimits
  /// The maximum total time for reruns after a test has stopped the program.
  var totalRerunTime = Duration.seconds(15)
  /// The time limit for each test in a rerun. It's short, because a student is waiting.
  var rerunTimeLimit = Duration.seconds(2)
  /// The number of processes that may run at the same time.
  package var maxConcurrentRuns = 8

  /// A function that runs all tests, or only those with the given IDs.
  package typealias Run =
    @Sendable (_ only: [String]?, ChildLimits) async throws -> (TestRun, ChildResult)

  /// Runs the program as often as necessary and judges the answer.
  package func judgement(run: @escaping Run) async throws -> Judgement {
    var judgement = Judgement()
    var (tests, result) = try await run(nil, limits)
    judgement.add(tests, result, limits: limits)
    var limits = limits
    limits.time = min(limits.time, rerunTimeLimit)
    var runsAlone = result.stopReason == .timeLimit
    var hasRunAlone: Set<String> = []
    let deadline = ContinuousClock.now + totalRerunTime
    while .now < deadline {
      let before = judgement.unreached
      if runsAlone {
        let batch = before.filter { !hasRunAlone.contains($0) }.prefix(maxConcurrentRuns)
        if batch.isEmpty { break }
        hasRunAlone.formUnion(batch)
        for (tests, result) in try await runConcurrently(batch, limits, run) {
          judgement.add(tests, result, limits: limits)
        }
      } else if before.isEmpty {
        break
      } else {
        (tests, result) = try await run(before, limits)
        judgement.add(tests, result, limits: limits)
        // If this run didn't show the outcome of any test, the next one wouldn't, either.
        runsAlone = result.stopReason == .timeLimit || judgement.unreached == before
      }
    }
    return judgement
  }

  /// Runs all tests at the same time, each in its own process.
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

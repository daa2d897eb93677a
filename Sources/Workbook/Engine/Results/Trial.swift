/// One answer's program, run as often as it takes for each test to have its turn.
///
/// A test that stops the program takes nothing from the others: they are run again without it.
struct Trial {
  /// For a run; `time` is for each test.
  var limits: ChildLimits
  /// How long, after the first test that stopped the program, the others are still run.
  var rerun = Duration.seconds(15)
  /// How long each of them may take: once a test has stopped the program, nobody is to wait long.
  var rerunTime = Duration.seconds(2)

  /// Judges a program.
  ///
  /// - Parameter run: Runs it within some limits: only the tests with some ids, or all.
  func judgement(
    run: (_ only: [String]?, ChildLimits) async throws -> (TestRun, ChildEnd)
  ) async throws -> Judgement {
    var judgement = Judgement()
    var (tests, end) = try await run(nil, limits)
    judgement.add(tests, end, limits: limits)
    var limits = limits
    limits.time = min(limits.time, rerunTime)
    let deadline = ContinuousClock.now + rerun
    while !judgement.unreached.isEmpty, .now < deadline {
      let before = judgement.unreached
      (tests, end) = try await run(before, limits)
      judgement.add(tests, end, limits: limits)
      // Without a test that it stopped in, the next run would be as this one.
      if judgement.unreached == before { break }
    }
    return judgement
  }
}

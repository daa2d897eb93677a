/// The number of tests with each outcome.
package struct TestCounts: Codable, Equatable, Sendable {
  package var passed = 0
  package var failed = 0
  package var unfinished = 0
  package var notReached = 0

  package init(_ tests: [TestReport]) {
    for test in tests {
      switch test.outcome {
      case .passed: passed += 1
      case .failed, .crashed, .timedOut: failed += 1
      case .unfinished: unfinished += 1
      case .notReached: notReached += 1
      }
    }
  }

  /// The counts as a sentence, such as `2 passed, 1 failed.`
  package var sentence: String {
    let counts = [
      (passed, "passed"), (failed, "failed"), (unfinished, "unfinished"),
      (notReached, "not reached"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (counts.isEmpty ? "no tests ran" : counts.joined(separator: ", ")) + "."
  }
}

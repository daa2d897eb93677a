import Foundation
import WorkbookProcesses

/// Tests that must fail, linked into every program that contains an answer.
///
/// They prove that the program reports failures, that is, that it checks expectations, records
/// issues, and reflects them in its exit status.
///
/// They are compiled once, before any answer, into a separate module.
enum Canary {
  /// The name of the canary's module.
  ///
  /// Tests run in the order of their modules, and the canary must run first because an answer may
  /// end the program. Digits sort before letters, so this name sorts first.
  static let module = "A0Canary"
  private static let suite = "FailingTests"
  private static let issues = 5

  /// The prefix of the IDs of the canary's tests.
  static let id = "\(module).\(suite)"

  static let source = """
    import StateFlow
    import Testing
    import WorkbookTesting

    @Suite struct \(suite) {
      private nonisolated struct Pair: Swift.Equatable {
        var left: Swift.Int
        var right: Swift.String
      }

      @Test func `fails`() {
        #expect(1 + 1 == 3)
        #expect(["a"] == ["b"])
        #expect("a".isEmpty)
        #expect(Pair(left: 1, right: "a") == Pair(left: 1, right: "b"))
        #expect([1, 2].contains(3))
      }

      @Test(.exercise) func `fails as an exercise`() {
        #expect([1: "one"] == [1: "two"])
        #expect(Swift.Optional(1) == nil)
        #expect(1.5 > 2)
        #expect(!true)
        #expect(Swift.Set([1]).isEmpty)
      }
    }
    """

  /// Returns a run without the canary's tests.
  ///
  /// - Returns: The run and its end as they would be without the canary. If the canary didn't fail
  ///   as expected, the run records an anomaly.
  static func removed(from run: TestRun, _ end: ChildResult) -> (TestRun, ChildResult) {
    var (canaries, rest) = run.split { $0.hasPrefix("\(id)/") }
    let failedAsExpected =
      canaries.count == 2
      && canaries.allSatisfy {
        $0.starts == 1 && $0.ends.count == 1 && $0.ends != ["pass"] && $0.issues.count == issues
          && $0.cancellations.isEmpty
      }
    let hasStarted = rest.progress.values.contains { $0.starts > 0 }
    if !failedAsExpected, hasStarted || run.hasEnded {
      rest.recordAnomaly(
        "A test that must fail didn't fail, so no result of this program can be trusted.")
      return (rest, end)
    }
    guard run.hasEnded else { return (rest, end) }
    // A failed run exits with status 1, and the canary's failures alone explain that status.
    var end = end
    switch end.status {
    case .exited(0):
      rest.recordAnomaly("The program exited with status 0 although a test had failed.")
    case .exited(1): end.status = .exited(0)
    default: break
    }
    return (rest, end)
  }
}

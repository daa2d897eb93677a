import Foundation
import WorkbookEngine
import WorkbookProcesses

/// Tests that have to fail, in each run of a program that an answer is part of.
///
/// They prove that in this program a failure is a failure: that expectations are checked, that
/// issues come through, and that the process says so when it leaves.
///
/// They are compiled once, before any answer, as a module of their own that is linked with each.
enum Canary {
  /// Tests run in the order of their modules, and the canary is to sing first: an answer may end
  /// the program. Letters come after the digit.
  static let module = "A0Canary"
  private static let suite = "FailingTests"
  private static let issues = 5

  /// What stands before the ids of its tests.
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

  /// Takes the canary out of a run.
  ///
  /// - Returns: The run and its end as they are without it, with a note in the run if the canary did
  ///   not fail as it has to.
  static func taken(from run: TestRun, _ end: ChildResult) -> (TestRun, ChildResult) {
    var (canaries, rest) = run.split { $0.hasPrefix("\(id)/") }
    let haveFailed =
      canaries.count == 2
      && canaries.allSatisfy {
        $0.starts == 1 && $0.ends.count == 1 && $0.ends != ["pass"] && $0.issues.count == issues
          && $0.cancellations.isEmpty
      }
    let hasBegun = rest.progress.values.contains { $0.starts > 0 }
    if !haveFailed, hasBegun || run.hasEnded {
      rest.recordAnomaly(
        "A test that has to fail did not: in this program no result can be trusted.")
      return (rest, end)
    }
    guard run.hasEnded else { return (rest, end) }
    // A run that failed leaves with 1, and the canary is a reason to.
    var end = end
    switch end.status {
    case .exited(0): rest.recordAnomaly("The program left with 0 although a test in it had failed.")
    case .exited(1): end.status = .exited(0)
    default: break
    }
    return (rest, end)
  }
}

import StateFlow
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The results of this process's graded tests.
///
/// The summary is printed when the process exits, after the testing library's last line. If no
/// graded test ran, nothing is printed. To suppress the summary, set `WORKBOOK_SUMMARY=none`. The
/// companion sets this variable, because it counts the results itself.
final class ExerciseTally: Sendable {
  static let shared: ExerciseTally = {
    atexit { ExerciseTally.shared.printSummary() }
    return ExerciseTally()
  }()

  private struct State {
    var suiteTitles: [Test.ID: String] = [:]
    var optionalSuites: Set<Test.ID> = []
    var results: [Test.ID: GradedResult] = [:]

    /// Returns the title of the innermost suite that contains a test and has a title.
    func title(above id: Test.ID) -> String {
      guard let parent = id.parent else { return "" }
      return suiteTitles[parent] ?? title(above: parent)
    }

    /// Returns whether any of the suites that contain a test is optional.
    func isOptional(above id: Test.ID) -> Bool {
      guard let parent = id.parent else { return false }
      return optionalSuites.contains(parent) || isOptional(above: parent)
    }
  }

  /// Whether this process, and not the companion, tells the student about results.
  static let summarizes =
    ProcessInfo.processInfo.environment["WORKBOOK_SUMMARY"] != "none"

  private let state = Mutex(State())

  /// Stores a suite's title and whether its exercise is optional.
  func note(suite: Test, isOptional: Bool) {
    state.withLock {
      $0.suiteTitles[suite.id] = suite.displayName
      if isOptional { $0.optionalSuites.insert(suite.id) }
    }
  }

  /// Counts one case of a test.
  ///
  /// - Returns: Whether this is the first case of the test that reached the hole.
  @discardableResult
  func count(
    _ outcome: GradedResult.Outcome, at hole: UnfinishedHole? = nil, for test: Test
  ) -> Bool {
    state.withLock { state in
      var result =
        state.results[test.id]
        ?? GradedResult(
          suite: state.title(above: test.id),
          name: test.displayName ?? test.name,
          file: shortTestPath(test.sourceLocation.filePath),
          line: test.sourceLocation.line,
          isOptional: state.isOptional(above: test.id))
      let isNew = result.add(outcome, at: hole)
      state.results[test.id] = result
      return isNew
    }
  }

  private func printSummary() {
    let results = state.withLock { Array($0.results.values) }
    guard !results.isEmpty, Self.summarizes else { return }
    print(ExerciseSummary(results, unfinishedFails: Attempt.unfinishedFails))
  }
}

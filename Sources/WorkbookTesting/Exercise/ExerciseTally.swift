import Foundation
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

/// What became of the graded tests of this process.
///
/// It prints its summary when the process exits, which is after the testing library has printed
/// its own last line. A process that ran no graded test prints nothing, and neither does one with
/// `WORKBOOK_SUMMARY=none` in its environment, as the companion's have, which counts for itself.
final class ExerciseTally: Sendable {
  static let shared: ExerciseTally = {
    atexit { ExerciseTally.shared.printSummary() }
    return ExerciseTally()
  }()

  private struct State {
    var suiteTitles: [Test.ID: String] = [:]
    var optionalSuites: Set<Test.ID> = []
    var results: [Test.ID: GradedResult] = [:]

    /// The title of the nearest suite that has one.
    func title(above id: Test.ID) -> String {
      guard let parent = id.parent else { return "" }
      return suiteTitles[parent] ?? title(above: parent)
    }

    /// Whether one of the suites that contain a test is optional.
    func isOptional(above id: Test.ID) -> Bool {
      guard let parent = id.parent else { return false }
      return optionalSuites.contains(parent) || isOptional(above: parent)
    }
  }

  private static let summarizes =
    ProcessInfo.processInfo.environment["WORKBOOK_SUMMARY"] != "none"

  private let state = Mutex(State())

  /// Learns the title of a suite, and whether its exercise is optional.
  func note(suite: Test, isOptional: Bool) {
    state.withLock {
      $0.suiteTitles[suite.id] = suite.displayName
      if isOptional { $0.optionalSuites.insert(suite.id) }
    }
  }

  /// Counts one case of a test.
  ///
  /// - Returns: Whether no case of the test has come by this hole before.
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

import StateFlow
import Synchronization
import Testing

/// One run of a student's test on a program.
@MainActor
struct TrialRun {
  /// The first failure of the test.
  struct Failure: Sendable {
    /// The line of the test that failed, if it's known.
    var line: Int?
    /// What the test says about it.
    var reason: String
    /// What was on screen at that moment, as an indented outline.
    var outline: String
  }

  /// The first failure, or `nil` if the test held.
  let failure: Failure?
  /// What happened on the screen, without the places in the program.
  let story: String

  /// Runs a test on a new screen of a program.
  ///
  /// The issues that the test records stay in here: they aren't failures of the running test.
  ///
  /// - Throws: What the testing library throws.
  init(of check: TestTrial.Check, on program: CandidateProgram) async throws {
    let record = RunRecord()
    let capturing: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { record.note(issue) }
      return nil
    }
    guard let test = Test.current else { preconditionFailure("A trial runs in a test.") }
    try await capturing.provideScope(for: test, testCase: Test.Case.current) { @MainActor in
      // Other tests run while this one waits, so nothing waits while a program runs.
      let screen = program.start()
      record.screen = screen
      do {
        try check(screen)
      } catch is ExpectationFailedError {
        // The expectation has recorded its issue.
      } catch {
        Issue.record(error)
      }
      record.story = Self.withoutPlaces(screen.story.text(last: 5))
      screen.close()
    }
    failure = record.failure
    story = record.story
  }

  /// Removes the places in the suite's files, which lead to the program's source.
  static func withoutPlaces(_ story: String) -> String {
    story.replacing(#/\s+\((?:declared at\s+)?\w+/\w+\.swift:\d+\)/#, with: "")
  }
}

/// What is noted while a test runs.
private final class RunRecord: Sendable {
  private let state = Mutex<TrialRun.Failure?>(nil)
  /// The screen that the test runs on.
  @MainActor weak var screen: Screen?

  /// What happened on the screen.
  @MainActor var story = ""

  /// The first failure that the test has recorded.
  var failure: TrialRun.Failure? { state.withLock { $0 } }

  /// Notes a failure if it's the first.
  func note(_ issue: Issue) {
    guard failure == nil else { return }
    let outline = MainActor.isCurrent ? MainActor.assumeIsolated { screen?.outline ?? "" } : ""
    let first = TrialRun.Failure(
      line: issue.sourceLocation?.line, reason: Self.reason(for: issue), outline: outline)
    state.withLock { state in if state == nil { state = first } }
  }

  /// The test's own sentence, or the expectation with its values.
  private static func reason(for issue: Issue) -> String {
    let text = issue.comments.first?.rawValue ?? issue.kind.description
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let reason = line.replacing(" On screen is:", with: "")
    let opening = "Expectation failed: "
    return reason.hasPrefix(opening) ? String(reason.dropFirst(opening.count)) : reason
  }
}

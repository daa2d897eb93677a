import StateFlow
import StateFlowStory
import Synchronization
import Testing

/// One run of a student's test on a program.
@MainActor
struct TrialRun {
  /// The first failure of the test.
  struct Failure: Sendable {
    /// The line on which the test failed, or `nil` if the line is unknown.
    var line: Int?
    /// The comment of the failed expectation, or the expectation itself.
    var reason: String
    /// The contents of the screen at the time of the failure, as an indented outline.
    var outline: String
  }

  /// The first failure, or `nil` if the test passed.
  let failure: Failure?
  /// The last updates on the screen, without locations in the program's source: up to the failure or, if
  /// the test passed, to the end of the run.
  let story: String

  /// Runs a student's test on a new screen that shows a program.
  ///
  /// The issues that the test records are kept in this run and don't fail the running test.
  ///
  /// - Throws: Any error that the testing library throws.
  init(on subject: TestTrial.Subject) async throws {
    let record = RunRecord()
    let capturing: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { record.note(issue) }
      return nil
    }
    guard let test = Test.current else { preconditionFailure("Run a trial inside a test.") }
    try await capturing.provideScope(for: test, testCase: Test.Case.current) { @MainActor in
      // Other tests can run whenever this one suspends. Most students' tests never do. Those that
      // wait for an answer have a stage of their own, and a trial runs one program after the other.
      let (screen, check) = subject.start()
      record.screen = screen
      do {
        try await check()
      } catch is ExpectationFailedError {
        // The expectation has already recorded its issue.
      } catch {
        Issue.record(error)
      }
      record.keepStory()
      screen.close()
    }
    failure = record.failure
    story = Self.withoutLocations(record.story ?? "")
  }

  /// Returns the story without locations in the suite's files. These locations would reveal the
  /// program's source.
  static func withoutLocations(_ story: String) -> String {
    story.replacing(#/\s+\((?:declared at\s+)?\w+/\w+\.swift:\d+\)/#, with: "")
  }
}

/// The data collected during a run.
private final class RunRecord: Sendable {
  private let state = Mutex<TrialRun.Failure?>(nil)
  /// The screen that the test runs on.
  @MainActor weak var screen: Screen?

  /// The captured story, or `nil` if none has been captured.
  @MainActor private(set) var story: String?

  /// The first failure that the test recorded.
  var failure: TrialRun.Failure? { state.withLock { $0 } }

  /// Captures the current story, unless one has been captured.
  @MainActor func keepStory() {
    if story == nil { story = screen?.story.text(last: 5) }
  }

  /// Stores an issue if it's the first failure, and captures the story up to it.
  func note(_ issue: Issue) {
    guard failure == nil else { return }
    let outline =
      MainActor.isCurrent
      ? MainActor.assumeIsolated {
        keepStory()
        return screen?.outline ?? ""
      } : ""
    let first = TrialRun.Failure(
      line: issue.sourceLocation?.line, reason: Self.reason(for: issue), outline: outline)
    state.withLock { state in if state == nil { state = first } }
  }

  /// Returns the comment of an issue or, if there is none, the failed expectation with its values.
  ///
  /// The reason doesn't include the outline of the screen, because the trial shows it separately.
  private static func reason(for issue: Issue) -> String {
    let text = issue.comments.first?.rawValue ?? issue.kind.description
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    // The testing library shows the value of an expression in parentheses twice.
    let reason = line.replacing(#/\. [^.]+ shows:$/#, with: ".")
      .replacing("→ true → true", with: "→ true").replacing("→ false → false", with: "→ false")
    let opening = "Expectation failed: "
    return reason.hasPrefix(opening) ? String(reason.dropFirst(opening.count)) : reason
  }
}

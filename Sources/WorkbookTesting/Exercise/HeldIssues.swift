import Synchronization
import Testing

/// The issues of a test, held back until it is known whether they count.
///
/// A test may fail first and come by a hole later, so its issues wait for its end. Then they are
/// either let go or recorded as they were. (If the test traps in between, they go down with it.)
final class HeldIssues: Sendable {
  private struct Held {
    var issue: Issue
    var notes: [String]?
  }

  private enum Phase {
    case holding([Held])
    case over
  }

  /// The issue that the one being recorded stands for.
  @TaskLocal private static var original: Issue?

  private let phase = Mutex(Phase.holding([]))
  private let notes: FailureNotes

  init(notes: FailureNotes) {
    self.notes = notes
  }

  /// Runs the operation, whose issues are held until one of the two functions below is called.
  func hold(
    for test: Test, testCase: Test.Case?, while operation: @Sendable () async throws -> Void
  ) async throws {
    let handling: IssueHandlingTrait = .compactMapIssues { [self] in handle($0) }
    try await handling.provideScope(for: test, testCase: testCase, performing: operation)
  }

  /// Forgets the issues.
  func drop() {
    phase.withLock { $0 = .over }
  }

  /// Records the issues, in order and as they were, with the notes under the last failure.
  ///
  /// - Returns: Whether one of them is a failure.
  func release() async -> Bool {
    var issues = phase.withLock { phase -> [Held] in
      guard case .holding(let issues) = phase else { return [] }
      phase = .over
      return issues
    }
    let lastFailure = issues.lastIndex { $0.issue.isFailure }
    if let lastFailure {
      var texts = issues[lastFailure].notes
      if texts == nil { texts = await notes.texts() }
      issues[lastFailure].issue.comments += (texts ?? []).map { Comment(rawValue: $0) }
    }
    for held in issues {
      // Only the testing library makes issues; the handler puts the original in this one's place.
      Self.$original.withValue(held.issue) { _ = Issue.record() }
    }
    return lastFailure != nil
  }

  private func handle(_ issue: Issue) -> Issue? {
    if let original = Self.original { return original }
    // The testing library lets no other issue turn into one of this kind.
    if case .apiMisused = issue.kind { return issue }
    let texts = issue.isFailure ? notes.textsIfOnMainActor() : []
    return phase.withLock { phase in
      guard case .holding(var issues) = phase else { return issue }
      issues.append(Held(issue: issue, notes: texts))
      phase = .holding(issues)
      return nil
    }
  }
}

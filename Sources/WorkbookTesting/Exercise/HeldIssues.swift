import Synchronization
import Testing

/// The issues of a test, held back until it's known whether they count.
///
/// A test may fail first and reach a hole later, so its issues are held until it ends. Then they're
/// either dropped or recorded unchanged. If the test traps before it ends, its issues are lost.
final class HeldIssues: Sendable {
  private struct Held {
    var issue: Issue
    var notes: [String]?
  }

  private enum Phase {
    case holding([Held])
    case over
  }

  /// The held issue that replaces the issue being recorded.
  @TaskLocal private static var original: Issue?

  private let phase = Mutex(Phase.holding([]))
  private let notes: FailureNotes
  private let requirement: String?

  /// Creates an empty collection.
  ///
  /// - Parameters:
  ///   - notes: The notes to print with failures.
  ///   - requirement: The sentence that names the test's requirement, if it has one.
  init(notes: FailureNotes, requirement: String? = nil) {
    self.notes = notes
    self.requirement = requirement
  }

  /// Runs an operation and holds its issues until ``drop()`` or ``release()`` is called.
  func hold(
    for test: Test, testCase: Test.Case?, while operation: @Sendable () async throws -> Void
  ) async throws {
    let handling: IssueHandlingTrait = .compactMapIssues { [self] in handle($0) }
    try await handling.provideScope(for: test, testCase: testCase, performing: operation)
  }

  /// Discards the issues.
  func drop() {
    phase.withLock { $0 = .over }
  }

  /// Records the issues in order, unchanged except for the notes added to failures.
  ///
  /// - Returns: Whether at least one issue is a failure.
  func release() async -> Bool {
    var issues = phase.withLock { phase -> [Held] in
      guard case .holding(let issues) = phase else { return [] }
      phase = .over
      return issues
    }
    if ExerciseTally.summarizes, let sentence = requirement {
      for index in issues.indices where issues[index].issue.isFailure {
        issues[index].issue.comments.append(Comment(rawValue: sentence))
      }
    }
    let failures = issues.indices.filter { issues[$0].issue.isFailure }
    var printed: [String] = []
    for index in failures {
      var texts = issues[index].notes
      if texts == nil { texts = await notes.texts(isFirst: index == failures.first) }
      issues[index].issue.comments += (texts ?? []).filter { !printed.contains($0) }.map {
        Comment(rawValue: $0)
      }
      printed = texts ?? []
    }
    for held in issues {
      // Only the testing library can create an issue. The handler replaces this one with the
      // original.
      Self.$original.withValue(held.issue) { _ = Issue.record() }
    }
    return !failures.isEmpty
  }

  private func handle(_ issue: Issue) -> Issue? {
    if let original = Self.original { return original }
    // The testing library doesn't let a handler replace another issue with one of this kind, so the
    // issue couldn't be recorded later.
    if case .apiMisused = issue.kind { return issue }
    let isFirst = phase.withLock { phase in
      guard case .holding(let issues) = phase else { return false }
      return !issues.contains { $0.issue.isFailure }
    }
    let texts =
      issue.isFailure && !FailureNotes.areHidden ? notes.textsIfOnMainActor(isFirst: isFirst) : []
    return phase.withLock { phase in
      guard case .holding(var issues) = phase else { return issue }
      issues.append(Held(issue: issue, notes: texts))
      phase = .holding(issues)
      return nil
    }
  }
}

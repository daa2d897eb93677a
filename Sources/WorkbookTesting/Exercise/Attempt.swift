import Foundation
import StateFlow
import Testing

/// One run of one case of a graded test.
struct Attempt: Sendable {
  /// Whether `WORKBOOK_UNFINISHED=fail` asks for failures instead of cancellations.
  static let unfinishedFails =
    ProcessInfo.processInfo.environment["WORKBOOK_UNFINISHED"] == "fail"

  let test: Test
  let testCase: Test.Case?

  /// Runs the case and sees to how it ends.
  func run(_ function: @Sendable () async throws -> Void) async throws {
    let log = UnfinishedLog { [test] in $0.isInExercise(gradedAt: test.sourceLocation.filePath) }
    let notes = FailureNotes()
    let issues = HeldIssues(notes: notes)
    try await issues.hold(for: test, testCase: testCase) {
      var passedOn: (any Error)?
      do {
        try await FailureNotes.$current.withValue(notes) {
          try await log.collect { try await function() }
        }
      } catch {
        if isForTheTestingLibrary(error) {
          passedOn = error
        } else {
          // Recorded here, among the issues that are held, so that the notes are printed under it.
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }

      if let hole = log.holes.first {
        issues.drop()
        return try end(at: hole)
      }
      let failed = await issues.release()
      // A graded test has no reason to cancel itself, so it has run out of time.
      ExerciseTally.shared.count(failed || Task.isCancelled ? .failed : .passed, for: test)
      if let passedOn { throw passedOn }
    }
  }

  /// Whether an error tells of an issue that is recorded already, or of a cancellation.
  private func isForTheTestingLibrary(_ error: any Error) -> Bool {
    error is ExpectationFailedError || Task.isCancelled
  }

  private func end(at hole: UnfinishedHole) throws {
    let isNew = ExerciseTally.shared.count(.unfinished, at: hole, for: test)
    if Self.unfinishedFails {
      Issue.record(hole.failure, sourceLocation: hole.sourceLocation)
      return
    }
    if test.isParameterized && isNew {
      Issue.record(hole.comment, severity: .warning, sourceLocation: hole.sourceLocation)
    }
    try Test.cancel(hole.comment, sourceLocation: hole.sourceLocation)
  }
}

extension UnfinishedHole {
  /// The hole as the testing library speaks of places.
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// What a test that is cancelled here says.
  fileprivate var comment: Comment { "unfinished: \(self)" }

  /// What a test that fails here says.
  fileprivate var failure: Comment {
    """
    \(place) is unfinished: \(task)
    Replace the `unfinished(…)` in that line with your answer.
    """
  }
}

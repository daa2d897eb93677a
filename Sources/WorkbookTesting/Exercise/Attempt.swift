import StateFlow
import Testing

/// One run of one case of a graded test.
struct Attempt: Sendable {
  /// Whether unfinished tests fail instead of being canceled, as requested by
  /// `WORKBOOK_UNFINISHED=fail`.
  static let unfinishedFails =
    ProcessInfo.processInfo.environment["WORKBOOK_UNFINISHED"] == "fail"

  /// Whether only failures are shown, as requested by `swift test --quiet`.
  private static let isQuiet = CommandLine.arguments.contains("--quiet")

  let test: Test
  let testCase: Test.Case?

  /// Runs the case and, depending on its result, counts it, cancels it, or fails it.
  func run(_ function: @Sendable () async throws -> Void) async throws {
    let log = UnfinishedLog { [test] in $0.isInExercise(gradedAt: test.sourceLocation.filePath) }
    let notes = FailureNotes()
    let issues = HeldIssues(notes: notes, requirement: test.requirementSentence)
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
          // Record the error while issues are held, so that it's printed with the notes.
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }

      if let hole = log.holes.first {
        issues.drop()
        return try end(at: hole)
      }
      let failed = await issues.release()
      // A graded test never cancels itself, so a cancellation means that it reached its time limit.
      ExerciseTally.shared.count(failed || Task.isCancelled ? .failed : .passed, for: test)
      if let passedOn { throw passedOn }
    }
  }

  /// Returns whether an error comes from an issue that is already recorded, or from a cancellation.
  private func isForTheTestingLibrary(_ error: any Error) -> Bool {
    error is ExpectationFailedError || Task.isCancelled
  }

  private func end(at hole: UnfinishedHole) throws {
    let isNew = ExerciseTally.shared.count(.unfinished, at: hole, for: test)
    if Self.unfinishedFails {
      Issue.record(hole.failure, sourceLocation: hole.sourceLocation)
      return
    }
    if test.isParameterized && isNew && !Self.isQuiet {
      Issue.record(hole.comment, severity: .warning, sourceLocation: hole.sourceLocation)
    }
    try Test.cancel(hole.comment, sourceLocation: hole.sourceLocation)
  }
}

extension UnfinishedHole {
  /// The location of the hole.
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The comment for a test that is canceled because of the hole.
  fileprivate var comment: Comment { "unfinished: \(self)" }

  /// The comment for a test that fails because of the hole.
  fileprivate var failure: Comment {
    """
    \(place) is unfinished: \(task)
    Replace the call to `unfinished(…)` on that line with your answer.
    """
  }
}

extension UnfinishedHole {
  /// Returns whether a test file grades the exercise that contains the hole, based on the file
  /// names: `Tests/01-ViewState/TapCounterTests.swift` grades
  /// `Exercises/01-ViewState/TapCounter.swift`.
  ///
  /// If an answer is itself a test, its file is one folder deeper:
  /// `Exercises/01-ViewState/Catch/DoorCheck.swift`.
  func isInExercise(gradedAt testPath: String) -> Bool {
    var answer = filePath.dropLast(".swift".count).split(separator: "/")
    if answer.count > 2, answer[answer.count - 2] == "Catch" { answer.remove(at: answer.count - 2) }
    return testPath.hasSuffix("Tests.swift")
      && answer.suffix(2) == testPath.dropLast("Tests.swift".count).split(separator: "/").suffix(2)
  }
}

/// Returns a test file's path within the package, such as
/// `Tests/01-ViewState/TapCounterTests.swift`.
func shortTestPath(_ path: String) -> String {
  let components = path.split(separator: "/")
  let start = components.lastIndex(of: "Tests") ?? max(0, components.count - 2)
  return components[start...].joined(separator: "/")
}

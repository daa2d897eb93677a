/// The result of building one answer and running its suite.
package struct AnswerReport: Sendable, Codable, Equatable {
  /// The name of the exercise, such as `TapCounter`.
  package var exercise: String
  /// The name of the chapter's folder, such as `01-ViewState`.
  var chapter: String
  /// The verdict.
  package var verdict: Verdict
  /// The reason for the verdict in one sentence, if the test results don't explain it.
  package var reason: String?
  /// The names that an instructor can pass to `--allow` to permit this answer, if it isn't allowed.
  package var permittedBy: [String]?
  /// The reason why the answer wasn't audited, and what to do about it, if it should have been.
  package var auditNote: String?
  /// The compiler's output, if the compiler rejected the answer.
  package var compilerOutput = ""
  /// The student's code, if a report should show it.
  package var code: String?
  /// The tests of the suite, in source order.
  package var tests: [TestReport] = []
  /// The exercise's requirements in order, if it lists them and its tests ran.
  package var requirements: [Requirement]?
  /// The time it took to build and run the answer, in seconds.
  package var duration: Double = 0

  /// Creates a report.
  package init(exercise: String, chapter: String, verdict: Verdict, reason: String? = nil) {
    self.exercise = exercise
    self.chapter = chapter
    self.verdict = verdict
    self.reason = reason
  }
}

/// The result of one test.
package struct TestReport: Sendable, Codable, Equatable {
  /// The outcome of a test.
  package enum Outcome: String, Sendable, Codable {
    case passed, failed, unfinished, crashed, timedOut, notReached
  }

  /// The unique ID of the test in the event stream.
  package var id: String
  /// The name, such as `the count starts at zero`, which states the behavior that the test checks.
  package var name: String
  /// The outcome.
  package var outcome: Outcome
  /// The number of the requirement that the test proves, if it names one.
  package var requirement: Int?
  /// Whether the program that students start with passes this test, too, so that the test is a
  /// condition and earns no points. If it isn't known, the value is `nil`.
  package var isCondition: Bool?
  /// The issues that the test recorded, in order.
  package var issues: [IssueReport] = []
  /// The answer's output while the test ran.
  package var output = ""
  /// The path of the test's file, relative to the package's root.
  package var file: String
  /// The line, counted from one.
  package var line: Int

  /// Creates a report.
  package init(id: String, name: String, outcome: Outcome, file: String, line: Int) {
    self.id = id
    self.name = name
    self.outcome = outcome
    self.file = file
    self.line = line
  }

  /// Whether the test failed, crashed, or timed out.
  package var isFailure: Bool { [.failed, .crashed, .timedOut].contains(outcome) }
}

/// An issue that a test recorded.
package struct IssueReport: Sendable, Codable, Equatable {
  /// The expectation and the actual value in Swift Testing's format.
  package var message: String
  /// The suite's comments on the issue. They describe what the student sees, and include the story
  /// of the screen, which lists its updates.
  package var comments: [String]
  /// The path of the file, relative to the package's root, if it's known.
  package var file: String?
  /// The line, counted from one, if it's known.
  package var line: Int?

  /// Creates a report and shortens its strings if they're too long to read.
  ///
  /// An answer controls these strings and can make them arbitrarily long. Shortening them here
  /// limits the work of all code that shows, compares, or stores them.
  package init(message: String, comments: [String] = [], file: String? = nil, line: Int? = nil) {
    func readable(_ text: String) -> String {
      text.limited(toFirst: 20, last: 60, lineLength: 2_000).withoutPrivateContexts
    }
    self.message = readable(message)
    self.comments = comments.prefix(20).map(readable)
    self.file = file
    self.line = line
  }
}

extension String {
  /// The string without the contexts that Swift prints for private types, such as `(unknown context
  /// at $1f).`
  ///
  /// The address in a context changes with each build.
  fileprivate var withoutPrivateContexts: String {
    guard contains("(unknown context at $") else { return self }
    return replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
}

/// The result of building one answer and running its suite.
package struct AnswerReport: Sendable, Codable, Equatable {
  /// The exercise: `TapCounter`.
  package var exercise: String
  /// The chapter's folder: `01-ViewState`.
  var chapter: String
  /// The verdict.
  package var verdict: Verdict
  /// The reason for the verdict, in one sentence, if the tests don't show it.
  package var reason: String?
  /// The names that an instructor can pass to `--allow` to permit an answer that isn't allowed.
  package var permittedBy: [String]?
  /// The output of the compiler, if it rejected the answer.
  package var compilerOutput = ""
  /// The tests of the suite, in source order.
  package var tests: [TestReport] = []
  /// The time that it took to build and run the answer, in seconds.
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

  /// The unique id of the test, from the event stream.
  package var id: String
  /// The name, which states the behavior that the test checks: `the count starts at zero`.
  package var name: String
  /// The outcome.
  package var outcome: Outcome
  /// The issues that the test recorded, in order.
  package var issues: [IssueReport] = []
  /// The output that the answer printed while the test ran.
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
  /// The expectation and the actual value, as Swift Testing reports them.
  package var message: String
  /// The suite's comments: what the student sees, and the story of the screen.
  package var comments: [String]
  /// The path of the file, relative to the package's root, if it is known.
  package var file: String?
  /// The line, counted from one, if it is known.
  package var line: Int?

  /// Creates a report, shortening texts that are too long to read.
  ///
  /// An answer controls these texts and can make them arbitrarily long. Shortening them here limits
  /// the work of all code that shows, compares or stores them.
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
  /// The text without the contexts that Swift prints for private types: `(unknown context at $1f).`
  ///
  /// The address in a context is different in each build.
  fileprivate var withoutPrivateContexts: String {
    guard contains("(unknown context at $") else { return self }
    return replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
}

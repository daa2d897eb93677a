/// What is known about one answer after it was built and run with its suite.
package struct AnswerReport: Sendable, Codable, Equatable {
  /// The exercise: `TapCounter`.
  package var exercise: String
  /// The chapter's folder: `01-ViewState`.
  var chapter: String
  /// What became of it.
  package var verdict: Verdict
  /// Why, in one sentence, where the tests do not say it.
  package var reason: String?
  /// What the compiler printed, when it refused the answer.
  package var compilerOutput = ""
  /// The tests of the suite, in the order of the source.
  package var tests: [TestReport] = []
  /// How long building and running took, in seconds.
  package var duration: Double = 0

  /// A report.
  package init(exercise: String, chapter: String, verdict: Verdict, reason: String? = nil) {
    self.exercise = exercise
    self.chapter = chapter
    self.verdict = verdict
    self.reason = reason
  }
}

/// What is known about one test of a suite.
package struct TestReport: Sendable, Codable, Equatable {
  /// What became of a test.
  package enum Outcome: String, Sendable, Codable {
    case passed, failed, unfinished, crashed, timedOut, notReached
  }

  /// Names the test among all: as the event stream has it.
  package var id: String
  /// What the test claims: `the count starts at zero`.
  package var name: String
  /// What became of it.
  package var outcome: Outcome
  /// What it found, in order.
  package var issues: [IssueReport] = []
  /// What the answer printed while the test ran.
  package var output = ""
  /// Where the test stands: a path from the root of the package.
  package var file: String
  /// The line, counted from one.
  package var line: Int

  /// A report.
  package init(id: String, name: String, outcome: Outcome, file: String, line: Int) {
    self.id = id
    self.name = name
    self.outcome = outcome
    self.file = file
    self.line = line
  }

  /// Whether it found something wrong, in whichever way.
  package var isFailure: Bool { [.failed, .crashed, .timedOut].contains(outcome) }
}

/// Something that a test found.
package struct IssueReport: Sendable, Codable, Equatable {
  /// What was expected and what was found, as Swift Testing says it.
  package var message: String
  /// What the suite adds: what the student sees, and the story of the screen.
  package var comments: [String]
  /// A path from the root of the package, where known.
  package var file: String?
  /// The line, counted from one.
  package var line: Int?

  /// Something that was found.
  package init(message: String, comments: [String] = [], file: String? = nil, line: Int? = nil) {
    self.message = message
    self.comments = comments
    self.file = file
    self.line = line
  }
}

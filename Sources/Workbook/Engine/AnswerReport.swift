/// What is known about one answer after it was built and run with its suite.
public struct AnswerReport: Sendable, Codable, Equatable {
  /// The exercise: `TapCounter`.
  public var exercise: String
  /// The chapter's folder: `01-ViewState`.
  public var chapter: String
  /// What became of it.
  public var verdict: Verdict
  /// Why, in one sentence, where the tests do not say it.
  public var reason: String?
  /// What the compiler printed, when it refused the answer.
  public var compilerOutput = ""
  /// The tests of the suite, in the order of the source.
  public var tests: [TestReport] = []
  /// How long building and running took, in seconds.
  public var duration: Double = 0
  /// What stood between the answer and the machine, if it was graded.
  public var isolation: Isolation?

  /// A report.
  public init(exercise: String, chapter: String, verdict: Verdict, reason: String? = nil) {
    self.exercise = exercise
    self.chapter = chapter
    self.verdict = verdict
    self.reason = reason
  }
}

/// What is known about one test of a suite.
public struct TestReport: Sendable, Codable, Equatable {
  /// What became of a test.
  public enum Outcome: String, Sendable, Codable {
    case passed, failed, unfinished, crashed, timedOut, notReached
  }

  /// Names the test among all: as the event stream has it.
  public var id: String
  /// What the test claims: `the count starts at zero`.
  public var name: String
  /// What became of it.
  public var outcome: Outcome
  /// What it found, in order.
  public var issues: [IssueReport] = []
  /// What the answer printed while the test ran.
  public var output = ""
  /// Where the test stands: a path from the root of the package.
  public var file: String
  /// The line, counted from one.
  public var line: Int

  /// A report.
  public init(id: String, name: String, outcome: Outcome, file: String, line: Int) {
    self.id = id
    self.name = name
    self.outcome = outcome
    self.file = file
    self.line = line
  }
}

/// Something that a test found.
public struct IssueReport: Sendable, Codable, Equatable {
  /// What was expected and what was found, as Swift Testing says it.
  public var message: String
  /// What the suite adds: what the student sees, and the story of the screen.
  public var comments: [String]
  /// A path from the root of the package, where known.
  public var file: String?
  /// The line, counted from one.
  public var line: Int?

  /// Something that was found.
  public init(message: String, comments: [String] = [], file: String? = nil, line: Int? = nil) {
    self.message = message
    self.comments = comments
    self.file = file
    self.line = line
  }
}

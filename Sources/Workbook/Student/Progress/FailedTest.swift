import WorkbookCommandLine
import WorkbookCore

/// The first test that an answer fails. A hint can explain this failure.
struct FailedTest: Codable, Equatable, Sendable {
  /// The name of the test.
  let name: String
  /// The path of the suite, relative to the package's root.
  let file: String
  /// The line of the test, numbered from 1.
  let line: Int
  /// The line at which the test failed, or `nil` if the test crashed, hung, or threw an error.
  let failureLine: Int?
  /// A fact about the last update on screen that may explain the failure, or `nil` if there is no
  /// such fact.
  let observation: Observation?

  /// A fact about the last update in the story of a screen.
  enum Observation: Codable, Equatable, Sendable {
    /// The event wrote nothing, and no body ran.
    case nothingWritten(event: String)
    /// The event only wrote values that equal the old ones.
    case equalValue(event: String)
    /// The event wrote a value that nothing on screen observes.
    case unobserved(event: String)
  }

  /// Finds the first failure in a report, or returns `nil` if no test failed.
  init?(in report: AnswerReport) {
    guard let test = report.tests.first(where: \.isFailure) else { return nil }
    name = test.name
    file = test.file
    line = test.line
    let issue = test.outcome == .failed ? test.issues.first : nil
    failureLine = issue.flatMap { $0.file == test.file ? $0.line : nil }
    let stories = test.issues.first?.comments.filter { $0.contains("\n") } ?? []
    observation = stories.last.flatMap(Observation.init(inLastUpdateOf:))
  }

  /// Returns the lines of the test, up to the line at which the test failed, without their common
  /// indentation.
  ///
  /// The method works only for a suite that `swift format` has formatted. For any other suite, or
  /// if the test failed in a helper function, it returns no lines.
  ///
  /// - Parameter suite: The source of the suite.
  func steps(in suite: String) -> [String] {
    SuiteText(suite).body(ofTestAt: line, through: failureLine, maximum: Self.maximumSteps) ?? []
  }

  /// The maximum number of lines of a test to show.
  private static let maximumSteps = 16
}

extension FailedTest.Observation {
  /// Creates an observation from the last update of a story, or returns `nil` if a body ran in that
  /// update.
  ///
  /// The story consists of events, each followed by indented lines about its effects.
  init?(inLastUpdateOf story: String) {
    let lines = story.split(separator: "\n")
    guard let start = lines.lastIndex(where: { !$0.hasPrefix(" ") }) else { return nil }
    let event = String(lines[start]).limited(to: 80)
    let effects = lines[(start + 1)...].map { String($0).trimmed }
    let writes = effects.filter { $0.hasPrefix("wrote ") }
    if effects.contains("nothing was written, no body ran") {
      self = .nothingWritten(event: event)
    } else if !effects.contains("no body ran") {
      return nil
    } else if writes.contains(where: { $0.contains(": nothing observes it") }) {
      self = .unobserved(event: event)
    } else if !writes.isEmpty, writes.allSatisfy({ $0.contains(": equal, ") }) {
      self = .equalValue(event: event)
    } else {
      return nil
    }
  }

  /// The observation, with a question that it raises.
  var text: String {
    switch self {
    case .nothingWritten(let event):
      "The last event was \(event). It wrote nothing, and no body ran. Which state property "
        + "should it change, and does your code write that property?"
    case .equalValue(let event):
      "The last event was \(event). It wrote a value that equals the old one, so no body ran. Which "
        + "value did you expect it to write?"
    case .unobserved(let event):
      "The last event was \(event). It wrote a value that nothing on screen observes, so no body "
        + "ran. How could a view find out about the change?"
    }
  }
}

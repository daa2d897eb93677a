import WorkbookCommandLine
import WorkbookCore

/// The first test that an answer fails, for a hint about this test.
struct FailedTest: Codable, Equatable, Sendable {
  /// The name of the test.
  let name: String
  /// The path of the suite, relative to the package's root.
  let file: String
  /// The line of the test, counted from one.
  let line: Int
  /// The line of the expectation that wasn't met, or `nil` if the test failed in another way.
  let expectation: Int?
  /// What happened in the last update on screen, as far as it explains the failure.
  let observation: Observation?

  /// Something that the story of a screen says about its last update.
  enum Observation: Codable, Equatable, Sendable {
    /// The event wrote nothing, and no body ran.
    case nothingWritten(event: String)
    /// The event only wrote values that equal the old ones.
    case equalValue(event: String)
    /// The event wrote a value that nothing on screen observes.
    case unobserved(event: String)
  }

  /// Returns the first failure in a report, or `nil` if no test failed.
  init?(in report: AnswerReport) {
    guard let test = report.tests.first(where: \.isFailure) else { return nil }
    name = test.name
    file = test.file
    line = test.line
    let issue = test.outcome == .failed ? test.issues.first : nil
    expectation = issue.flatMap { $0.file == test.file ? $0.line : nil }
    let stories = test.issues.first?.comments.filter { $0.contains("\n") } ?? []
    observation = stories.last.flatMap(Observation.init(inLastUpdateOf:))
  }

  /// The lines of the test up to the expectation that wasn't met, without their common indentation.
  ///
  /// - Parameter suite: The source of the suite.
  func steps(in suite: String) -> [String] {
    guard let expectation, expectation > line else { return [] }
    let lines = suite.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard expectation <= lines.count,
      let end = lines[(expectation - 1)...].firstIndex(where: Self.endsStatement)
    else { return [] }
    // The first line of the body follows the one that ends the declaration of the test.
    let start = lines[(line - 1)..<expectation].firstIndex { $0.hasSuffix("{") } ?? line - 1
    let body = lines[(start + 1)...end]
    let indent = body.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.suffix(Self.maximumSteps).map { String($0.dropFirst(indent)) }
  }

  /// The maximum number of lines to show of a test.
  private static let maximumSteps = 16

  /// Returns whether a line of an expectation is its last. `swift format` puts the closing
  /// parenthesis of a longer one at the end of a line.
  private static func endsStatement(_ line: Substring) -> Bool {
    line.hasSuffix(")") || line.hasSuffix("}") || line.hasSuffix("{")
  }
}

extension FailedTest.Observation {
  /// Reads the last update of a story, or returns `nil` if a body ran in it.
  ///
  /// The story consists of events, each followed by indented lines about what came of it.
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
      "The last event was \(event). It wrote nothing, and no body ran. Which state should it "
        + "change, and does your code write that state?"
    case .equalValue(let event):
      "The last event was \(event). It wrote a value that equals the old one, so no body ran. Which "
        + "value did you expect it to write?"
    case .unobserved(let event):
      "The last event was \(event). It wrote a value that nothing on screen observes, so no body "
        + "ran. How could a view find out about the change?"
    }
  }
}

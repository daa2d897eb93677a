import WorkbookCore

/// The events of one run of a program, grouped by test.
package struct TestRun: Sendable {
  /// The events of one test.
  package struct Progress: Sendable {
    /// The number of times the test started.
    package var starts = 0
    /// The symbols in the records of the test's end, such as `pass`. There is exactly one symbol,
    /// unless the run was interrupted or forged.
    package var ends: [String] = []
    /// The issues that the test recorded, in order.
    package var issues: [IssueReport] = []
    /// The comments of each cancellation of the test or of one of its cases.
    package var cancellations: [[String]] = []
    /// The answer's output during the test.
    var output = ""
    /// The arguments of the current case.
    var arguments: String?

    /// Whether the test has started but not ended.
    var isRunning: Bool { starts > ends.count }
  }

  private(set) var tests: [TestEvent.FoundTest] = []
  /// The events of each test, keyed by test ID.
  package private(set) var progress: [String: Progress] = [:]
  /// The issues that don't belong to any test.
  private(set) var strayIssues: [IssueReport] = []
  /// The output that was printed while no test was running.
  private(set) var strayOutput = ""
  /// Whether the testing library has reported the end of the run.
  package private(set) var hasEnded = false
  /// Descriptions of events that never occur in an honest run, such as the second start of a test,
  /// the end of a test that hasn't started, or the start of a test that isn't in the suite.
  private(set) var anomalies: [String] = []
  private var current: String?

  /// Records an event.
  mutating func record(_ event: TestEvent) {
    recordAnomaly(in: event)
    switch event {
    case .found(let test):
      guard progress[test.id] == nil else { return }
      tests.append(test)
      progress[test.id] = Progress()
    case .runStarted:
      break
    case .testStarted(let id):
      guard progress[id] != nil else { return }
      progress[id]?.starts += 1
      current = id
    case .caseStarted(let id, let arguments):
      progress[id]?.arguments = arguments
    case .issue(let id, var issue):
      guard let id, let test = progress[id] else { return strayIssues.append(issue) }
      if let arguments = test.arguments { issue.comments.insert("With \(arguments).", at: 0) }
      progress[id]?.issues.append(issue)
    case .cancelled(let id, let comments):
      progress[id]?.cancellations.append(comments)
    case .testEnded(let id, let symbol):
      guard progress[id] != nil else { return }
      progress[id]?.ends.append(symbol)
      if current == id { current = nil }
    case .runEnded:
      hasEnded = true
    }
  }

  /// Records an event that the engine doesn't use.
  mutating func recordOtherEvent() {
    if hasEnded { recordAnomaly(Self.lateEvent) }
  }

  private static let lateEvent = "An event was reported after the end of the run."

  /// Adds output to the current test.
  mutating func record(output: String) {
    guard let current else { return strayOutput += output }
    progress[current]?.output += output
  }

  /// Adds output to the test with the given ID.
  mutating func record(output: String, of id: String) {
    progress[id]?.output += output
  }

  /// Records an event that never occurs in an honest run.
  package mutating func recordAnomaly(_ description: String) { anomalies.append(description) }

  private mutating func recordAnomaly(in event: TestEvent) {
    if hasEnded { recordAnomaly(Self.lateEvent) }
    switch event {
    case .found(let test) where progress[test.id] != nil:
      recordAnomaly("The test \(test.name) was listed twice.")
    case .testStarted(let id) where progress[id].map { $0.starts > 0 } ?? !isSuite(id):
      recordAnomaly("A test is unknown or was started twice: \(id).")
    case .testEnded(let id, _) where progress[id].map { !$0.isRunning } ?? !isSuite(id):
      recordAnomaly("A test ended without having started: \(id).")
    default:
      break
    }
  }

  /// Returns whether an ID identifies a suite rather than a test.
  private func isSuite(_ id: String) -> Bool {
    tests.contains { $0.id.hasPrefix(id + "/") || $0.id.hasPrefix(id + ".") }
  }

  /// Separates the tests whose IDs satisfy a condition from the other tests.
  ///
  /// - Returns: The progress of the tests that satisfy the condition, and the run without them.
  package func split(_ isTaken: (String) -> Bool) -> (taken: [Progress], rest: TestRun) {
    var rest = self
    rest.tests.removeAll { isTaken($0.id) }
    rest.progress = progress.filter { !isTaken($0.key) }
    return (tests.filter { isTaken($0.id) }.compactMap { progress[$0.id] }, rest)
  }
}

import WorkbookCore

/// What became of the tests in one run of a program.
package struct TestRun: Sendable {
  /// What is known about one test.
  package struct Progress: Sendable {
    package var starts = 0
    package var ends: [String] = []
    package var issues: [IssueReport] = []
    package var cancellations: [[String]] = []
    var output = ""
    /// The arguments of the case that has its turn.
    var arguments: String?

    /// It began, and did not come to its end.
    var isRunning: Bool { starts > ends.count }
  }

  private(set) var tests: [TestEvent.FoundTest] = []
  package private(set) var progress: [String: Progress] = [:]
  /// Issues of no test in particular.
  private(set) var strayIssues: [IssueReport] = []
  /// What was printed while no test ran.
  private(set) var strayOutput = ""
  package private(set) var hasEnded = false
  /// Events that no run has in which nothing is forged: a test that begins twice, or ends before it
  /// began, or that nobody knows.
  private(set) var oddities: [String] = []
  private var current: String?

  /// Takes note of an event.
  mutating func note(_ event: TestEvent) {
    noteOddity(of: event)
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

  /// Takes note of what was printed.
  mutating func note(text: String) {
    guard let current else { return strayOutput += text }
    progress[current]?.output += text
  }

  /// Takes note of what was printed in a test.
  mutating func note(text: String, under id: String) {
    progress[id]?.output += text
  }

  /// Takes note of something that should not be.
  package mutating func noteOddity(_ words: String) { oddities.append(words) }

  private mutating func noteOddity(of event: TestEvent) {
    if hasEnded { oddities.append("Something happened after the end of the run.") }
    switch event {
    case .found(let test) where progress[test.id] != nil:
      oddities.append("The test \(test.name) is there twice.")
    case .testStarted(let id) where progress[id].map { $0.starts > 0 } ?? !isSuite(id):
      oddities.append("A test began that could not begin: \(id).")
    case .testEnded(let id, _) where progress[id].map { !$0.isRunning } ?? !isSuite(id):
      oddities.append("A test ended that had not begun: \(id).")
    default:
      break
    }
  }

  /// Whether an id is that of something that holds tests.
  private func isSuite(_ id: String) -> Bool {
    tests.contains { $0.id.hasPrefix(id + "/") || $0.id.hasPrefix(id + ".") }
  }

  /// Takes the tests out whose ids fulfill a condition.
  ///
  /// - Returns: What became of these, and the run as it is without them.
  package func split(_ isTaken: (String) -> Bool) -> (taken: [Progress], rest: TestRun) {
    var rest = self
    rest.tests.removeAll { isTaken($0.id) }
    rest.progress = progress.filter { !isTaken($0.key) }
    return (tests.filter { isTaken($0.id) }.compactMap { progress[$0.id] }, rest)
  }
}

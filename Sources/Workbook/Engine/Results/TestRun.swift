/// What became of the tests in one run of a program.
struct TestRun: Sendable {
  /// What is known about one test.
  struct Progress: Sendable {
    var starts = 0
    var ends: [String] = []
    var issues: [IssueReport] = []
    var cancellations: [[String]] = []
    var output = ""
    /// The arguments of the case that has its turn.
    var arguments: String?

    /// It began, and did not come to its end.
    var isRunning: Bool { starts > ends.count }
  }

  private(set) var tests: [TestEvent.FoundTest] = []
  private(set) var progress: [String: Progress] = [:]
  /// Issues of no test in particular.
  private(set) var strayIssues: [IssueReport] = []
  /// What was printed while no test ran.
  private(set) var strayOutput = ""
  private(set) var hasEnded = false
  private var current: String?

  /// Takes note of an event.
  mutating func note(_ event: TestEvent) {
    switch event {
    case .found(let test):
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
}

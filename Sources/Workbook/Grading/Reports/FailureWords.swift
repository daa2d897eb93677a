import WorkbookCore

/// What a test that did not pass tells, in the parts that every report shows.
struct FailureWords: Equatable {
  /// What the suite says about it, in its words, then what Swift Testing says.
  var message: String
  /// What happened on the screen, where the suite tells it.
  var story: String
  /// What the answer printed.
  var output: String

  /// What a test tells.
  ///
  /// - Parameter limit: How long each part may be, in Unicode scalars.
  init(_ test: TestReport, of exercise: Exercise, limit: Int = 2_000) {
    let words = FailureText(exercise: exercise)
    // Cut before it is searched for paths: the time for that grows faster than the text.
    func withKnownPaths(_ text: String) -> String {
      let text = text.limited(to: limit)
      return text.contains(".swift:") ? words.withKnownPaths(text) : text
    }
    var message: [String] = []
    var story: [String] = []
    switch test.outcome {
    case .crashed: message.append("The program stopped while this test was running.")
    case .timedOut where test.issues.isEmpty:
      message.append("This test did not come to an end, and was stopped.")
    case .notReached: message.append("This test was not reached.")
    default: break
    }
    for issue in test.issues.prefix(3) {
      message += issue.comments.filter { !$0.contains("\n") }
      let text = issue.message.limited(to: limit)
      message += text.contains("(") || text.contains(".swift:") ? words.lines(of: text) : [text]
      story += issue.comments.filter { $0.contains("\n") }.map(withKnownPaths)
    }
    self.message = PlainText.passage(message.joined(separator: "\n"), limit: limit)
    self.story = PlainText.passage(story.joined(separator: "\n"), limit: limit)
    output = PlainText.passage(test.output, limit: limit)
  }

  /// All parts, one below the other.
  var all: String {
    [message, story, output.isEmpty ? "" : "It printed:\n\(output)"]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension AnswerReport {
  /// The tests that did not pass, in the order of the source.
  var unpassedTests: [TestReport] { tests.filter { $0.outcome != .passed } }

  /// The compiler's first errors, with what belongs to them.
  ///
  /// - Parameter errors: How many.
  func firstErrors(_ errors: Int = 3, limit: Int = 3_000) -> String {
    let lines = compilerOutput.limited(to: 60_000).split(
      separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].contains(" error: ") }
    let begin = starts.first ?? 0
    let end = starts.count > errors ? starts[errors] : lines.count
    let shown = lines[begin..<end].filter { !$0.contains(" note: in expansion") }
    return PlainText.passage(shown.joined(separator: "\n"), limit: limit)
  }

  /// What became of it, in one line: `failed: 3 of 5 tests passed.`
  var headline: String {
    let passed = tests.count { $0.outcome == .passed }
    let counts = tests.isEmpty ? "" : ": \(passed) of \(tests.count) tests passed"
    return "\(verdict.words)\(counts)."
  }
}

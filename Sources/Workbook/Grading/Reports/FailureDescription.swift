import WorkbookCore

/// A description of a test that didn't pass, split into the parts that every report shows.
struct FailureDescription: Equatable {
  /// The suite's own comments, followed by Swift Testing's message.
  var message: String
  /// The story of the screen, or an empty string if the suite doesn't report one.
  var story: String
  /// The output of the answer.
  var output: String

  /// Creates a description of a test.
  ///
  /// - Parameter limit: The maximum length of each part, in Unicode scalars.
  init(_ test: TestReport, of exercise: Exercise, limit: Int = 2_000) {
    let words = FailureText(exercise: exercise)
    // Shorten the text before searching for paths, because the search takes more than linear time.
    func withKnownPaths(_ text: String) -> String {
      let text = text.limited(to: limit)
      return text.contains(".swift:") ? words.withKnownPaths(text) : text
    }
    var message: [String] = []
    switch test.outcome {
    case .crashed: message.append("The program crashed during this test.")
    case .timedOut where test.issues.isEmpty:
      message.append("This test didn't finish in time and was stopped.")
    case .notReached: message.append("This test wasn't reached.")
    default: break
    }
    for issue in test.issues.prefix(3) {
      message += issue.comments.filter { !$0.contains("\n") }
      var limited = issue
      limited.message = issue.message.limited(to: limit)
      message += words.lines(of: limited)
    }
    // The first failure has the longest story, and later failures are often its consequences.
    let story = (test.issues.first?.comments ?? []).filter { $0.contains("\n") }.map(withKnownPaths)
    self.message = PlainText.passage(message.joined(separator: "\n"), limit: limit)
    self.story = PlainText.passage(story.joined(separator: "\n"), limit: limit)
    output = PlainText.passage(test.output, limit: limit)
  }

  /// All parts, separated by blank lines.
  var all: String {
    [message, story, output.isEmpty ? "" : "Your answer printed:\n\(output)"]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension AnswerReport {
  /// The tests that didn't pass, in source order.
  var unpassedTests: [TestReport] { tests.filter { $0.outcome != .passed } }

  /// Returns the compiler's first errors, with their notes.
  ///
  /// - Parameter errors: The maximum number of errors.
  func firstErrors(_ errors: Int = 3, limit: Int = 3_000) -> String {
    let lines = compilerOutput.limited(to: 60_000).split(
      separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].contains(" error: ") }
    let begin = starts.first ?? 0
    let end = starts.count > errors ? starts[errors] : lines.count
    let shown = lines[begin..<end].filter { !$0.contains(" note: in expansion") }
    return PlainText.passage(shown.joined(separator: "\n"), limit: limit)
  }

  /// The result on one line, such as `failed: 3 of 5 tests passed.`
  var headline: String {
    if verdict == .missing { return "wasn't submitted." }
    let counts = tests.isEmpty ? "" : ": \(Credit(for: self).words)"
    return "\(verdict.words)\(counts)."
  }
}

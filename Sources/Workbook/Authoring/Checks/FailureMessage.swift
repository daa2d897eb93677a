import WorkbookCore

/// A message from a failed test. The message must be suitable for a student.
struct FailureMessage {
  private let test: TestReport

  /// Creates the message from a test that failed an expectation.
  init(of test: TestReport) {
    self.test = test
  }

  /// The maximum length of the message about one failed expectation, not counting the story.
  private static let maximumLength = 1_200

  /// The problems with the message, without duplicates.
  ///
  /// The story of the screen isn't checked, because it's data and limited in length.
  var problems: [String] {
    test.issues.flatMap(problems).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func problems(of issue: IssueReport) -> [String] {
    let sentences = issue.comments.filter { !$0.contains("\n") }
    let text = ([issue.message] + sentences).joined(separator: "\n")
    var problems: [String] = []
    if issue.comments.isEmpty, !issue.isOutlined {
      problems.append("has no sentence for the student: \(issue.message.limited(to: 120))")
    }
    if let name = Self.internalNames.first(where: text.contains) {
      problems.append("shows \(name) to the student: \(text.limited(around: name, length: 120))")
    }
    if text.unicodeScalars.count > Self.maximumLength {
      problems.append(
        "is longer than a screen (\(text.unicodeScalars.count) characters): "
          + "\(issue.message.limited(to: 120))")
    }
    return problems
  }

  /// The names that belong to the test library, to the kit, or to Swift's descriptions of values.
  private static let internalNames = [
    "OnScreen(", "Query(", "WorkbookTesting.", "StateFlow.", "StoryUpdate", "Optional(",
    "CollectionDifference<", "Color(kind", ".named(", "<not evaluated>",
  ]
}

extension IssueReport {
  /// Whether the message comes from the test support and shows what is on screen.
  fileprivate var isOutlined: Bool { message.contains(" shows:") }
}

extension String {
  /// Returns the part of the text around the first occurrence of a word, on one line.
  fileprivate func limited(around word: String, length: Int) -> String {
    guard let range = firstRange(of: word) else { return limited(to: length) }
    let start = index(range.lowerBound, offsetBy: -length / 2, limitedBy: startIndex) ?? startIndex
    let part = String(self[start...]).limited(to: length)
    return String(part.map { $0.isNewline ? " " : $0 })
  }
}

import WorkbookCore

/// A message from a failed test. The message must be suitable for a student.
struct FailureMessage {
  private let test: TestReport
  private let exercise: Exercise

  /// Creates the message from a test in an exercise's suite that failed an expectation.
  init(of test: TestReport, in exercise: Exercise) {
    self.test = test
    self.exercise = exercise
  }

  /// The maximum length of the message about one failed expectation, not counting the story.
  private static let maximumLength = 1_200

  /// The problems with the message as a student reads it, without duplicates.
  ///
  /// The story of the screen is limited in length, and can contain all names that the student's code
  /// uses. It's only checked for raw values.
  var problems: [String] {
    test.issues.flatMap(problems).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func problems(of issue: IssueReport) -> [String] {
    let sentences = issue.comments.filter { !$0.contains("\n") }
    let text = (sentences + FailureText(exercise: exercise).lines(of: issue))
      .joined(separator: "\n")
    let stories = issue.comments.filter { $0.contains("\n") }
    var problems: [String] = []
    if issue.comments.isEmpty, !issue.isOutlined {
      problems.append("has no sentence for the student: \(issue.message.limited(to: 120))")
    }
    if let name = Self.internalNames.first(where: text.contains) {
      problems.append("shows \(name) to the student: \(text.limited(around: name, length: 120))")
    }
    for text in [text] + stories {
      guard let value = text.firstMatch(of: Self.rawValue)?.output else { continue }
      problems.append("shows \(value) to the student: \(text.limited(around: value, length: 120))")
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
    "CollectionDifference<",
  ]

  /// A value as Swift prints it, or a number with the wrong form of its noun.
  private static var rawValue: Regex<Substring> {
    #/Color\(kind|\.named\(|<not evaluated>|→ true → true|→ false → false|\b1 times\b/#
  }
}

extension IssueReport {
  /// Whether the message comes from the test support and shows what is on screen.
  fileprivate var isOutlined: Bool { message.contains(" shows:") }
}

extension String {
  /// Returns the part of the text around the first occurrence of a word, on one line.
  fileprivate func limited(around word: some StringProtocol, length: Int) -> String {
    guard let range = firstRange(of: word) else { return limited(to: length) }
    let start = index(range.lowerBound, offsetBy: -length / 2, limitedBy: startIndex) ?? startIndex
    let part = String(self[start...]).limited(to: length)
    return String(part.map { $0.isNewline ? " " : $0 })
  }
}

/// How an answer went wrong, seen from outside: which tests failed, and what each of them found.
///
/// What differs from one writer to the next is left out: names, places in the source, and how the
/// views are made. What is written to the states stays, for it tells two mistakes apart that show
/// the same: to write 2 twice, and to write it once.
package struct FailureSignature: Codable, Equatable, Sendable {
  /// What each test that failed found, by its name: the name of a content, which is all that a
  /// comparison needs.
  package let findings: [String: String]

  package init(_ report: AnswerReport) {
    findings = report.tests.filter(\.isFailure).reduce(into: [:]) { findings, test in
      var hash = ContentHash()
      hash.add(test.outcome.rawValue)
      for line in test.issues.flatMap(Self.lines) { hash.add(line) }
      findings[test.name] = hash.name
    }
  }

  /// What an issue tells, without names and places.
  static func lines(of issue: IssueReport) -> [String] {
    let texts = [issue.message] + issue.comments.filter { !$0.contains("\n") }
    return texts.map { $0.replacing(/[\w\/]+\.swift:\d+(?::\d+)?/, with: "") }
      + issue.comments.filter { $0.contains("\n") }.flatMap(storyLines)
  }

  /// What was done on the screen, and what was written for it.
  private static func storyLines(_ story: String) -> [String] {
    story.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix(" ") else { return String(line) }
      let text = String(line).trimmed
      if let write = text.firstMatch(of: /^wrote [\w.<>]+ (.*?)(?: \([^()]*\.swift:\d+\))?$/) {
        return "wrote \(write.1)"
      }
      return text.contains("no body ran") ? text : nil
    }
  }
}

/// The observable failures of an answer: which tests failed, and what each of them found.
///
/// Two answers with the same mistake should have the same signature, so it leaves out what differs
/// from one author to the next: names, source locations, and how the views are built. It includes
/// the writes to state, which distinguish mistakes that look the same on screen, such as writing 2
/// once and writing it twice.
package struct FailureSignature: Codable, Equatable, Sendable {
  /// The digest of what each failed test found, by the test's name.
  package let findings: [String: String]

  package init(_ report: AnswerReport) {
    findings = report.tests.filter(\.isFailure).reduce(into: [:]) { findings, test in
      var hash = ContentHash()
      hash.add(test.outcome.rawValue)
      for line in test.issues.flatMap(Self.lines) { hash.add(line) }
      findings[test.name] = hash.digest
    }
  }

  /// Returns the lines of an issue, without names and source locations.
  static func lines(of issue: IssueReport) -> [String] {
    let texts = [issue.message] + issue.comments.filter { !$0.contains("\n") }
    return texts.map { $0.replacing(/[\w\/]+\.swift:\d+(?::\d+)?/, with: "") }
      + issue.comments.filter { $0.contains("\n") }.flatMap(storyLines)
  }

  /// Returns the lines of a story that show an interaction with the screen or a write to state.
  private static func storyLines(_ story: String) -> [String] {
    story.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix(" ") else { return String(line) }
      let text = String(line).trimmed
      if let write = text.firstMatch(
        of: /^wrote (?:[\w.<>]|\[[^\]]*\])+:? (.*?)(?: \([^()]*\.swift:\d+\))?$/)
      {
        return "wrote \(write.1)"
      }
      return text.contains("no body ran") ? text : nil
    }
  }
}

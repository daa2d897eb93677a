/// The observable failures of an answer: which tests failed, at which expectations, and with which
/// values.
///
/// Two answers with the same mistake should have the same signature. So the signature omits
/// everything that varies between authors, such as names, locations in the answer, and the
/// structure of the views. It includes writes to state, which distinguish mistakes that look the
/// same on screen, such as writing 2 once or twice.
package struct FailureSignature: Codable, Equatable, Sendable {
  /// The digests of the issues that each failed test recorded, keyed by the name of the test.
  package let findings: [String: String]
  /// The digests of the issues without the writes to state, keyed by the name of the test.
  ///
  /// They are equal if a student sees the same, no matter in which properties an answer stores its
  /// state. The property is `nil` if the progress was saved by an older version of the workbook.
  package let appearances: [String: String]?
  /// The digests of the unmet expectations without their values, keyed by the name of the test.
  ///
  /// The property is `nil` if the progress was saved by an older version of the workbook.
  package let expectations: [String: String]?

  package init(_ report: AnswerReport) {
    var findings: [String: String] = [:]
    var appearances: [String: String] = [:]
    var expectations: [String: String] = [:]
    for test in report.tests where test.isFailure {
      findings[test.name] = Self.digest(of: test, test.issues.flatMap(Self.lines))
      appearances[test.name] = Self.digest(of: test, test.issues.flatMap(Self.sentences))
      expectations[test.name] = Self.digest(of: test, Set(test.issues.map(Self.location)).sorted())
    }
    self.findings = findings
    self.appearances = appearances
    self.expectations = expectations
  }

  /// Returns whether the same tests fail with the same values on screen, regardless of the writes to
  /// state.
  package func looksLike(_ other: FailureSignature) -> Bool {
    guard let appearances, !appearances.isEmpty else { return false }
    return appearances == other.appearances
  }

  /// Returns whether a test fails with the same values on screen.
  package func looksLike(_ other: FailureSignature, in test: String) -> Bool {
    guard let appearance = appearances?[test] else { return false }
    return appearance == other.appearances?[test]
  }

  /// Returns whether all tests that fail in this signature fail in exactly the same way in the other
  /// signature.
  package func isContained(in other: FailureSignature) -> Bool {
    !findings.isEmpty && findings.allSatisfy { other.findings[$0.key] == $0.value }
  }

  /// Returns whether the same tests fail at the same expectations, regardless of the values.
  package func failsLike(_ other: FailureSignature) -> Bool {
    guard let expectations, !expectations.isEmpty else { return false }
    return expectations == other.expectations
  }

  /// Returns whether all tests that fail in this signature also fail in the other signature.
  package func isPart(of other: FailureSignature) -> Bool {
    !findings.isEmpty && Set(findings.keys).isSubset(of: other.findings.keys)
  }

  private static func digest(of test: TestReport, _ lines: [String]) -> String {
    var hash = ContentHash()
    hash.add(test.outcome.rawValue)
    for line in lines { hash.add(line) }
    return hash.digest
  }

  /// Returns the line of the suite where an issue was recorded. If the issue was recorded
  /// elsewhere, returns its message without literals or source locations.
  private static func location(of issue: IssueReport) -> String {
    if let file = issue.file, let line = issue.line, file.hasPrefix("Tests/") {
      return "\(file):\(line)"
    }
    return issue.message.replacingSourceLocations { _ in "" }.withoutLiterals
  }

  /// Returns the lines of an issue, without names or source locations.
  static func lines(of issue: IssueReport) -> [String] {
    sentences(of: issue) + issue.comments.filter { $0.contains("\n") }.flatMap(storyLines)
  }

  /// Returns the lines of an issue, without its stories.
  private static func sentences(of issue: IssueReport) -> [String] {
    let texts = [issue.message] + issue.comments.filter { !$0.contains("\n") }
    return texts.map { $0.replacingSourceLocations { _ in "" } }
  }

  /// Returns the lines of a story that show an interaction with the screen or a write to state.
  private static func storyLines(_ story: String) -> [String] {
    story.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix(" ") else { return String(line) }
      let text = String(line).trimmed
      if text.hasPrefix("wrote ") {
        // From `wrote Store.items[1].name "a" → "b" (Store.swift:4)`, keep only the values, because
        // names and locations differ between authors.
        let write = text.dropFirst("wrote ".count).droppingPropertyPath
        return "wrote\(String(write).replacingSourceLocations { _ in "" })"
      }
      return text.contains("no body ran") ? text : nil
    }
  }
}

extension Substring {
  /// The rest of the string, starting with the first space outside quotes and brackets, or an empty
  /// string if there is no such space.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  fileprivate var droppingPropertyPath: Substring {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    let end = firstIndex { character in
      if isEscaped {
        isEscaped = false
        return false
      }
      switch character {
      case "\\": isEscaped = isQuoted
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      default: return character == " " && !isQuoted && depth <= 0
      }
      return false
    }
    return end.map { self[$0...] } ?? ""
  }
}

extension String {
  /// The string without digits or quoted parts.
  fileprivate var withoutLiterals: String {
    var text = ""
    var isQuoted = false
    for character in self {
      if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, !character.isNumber {
        text.append(character)
      }
    }
    return text
  }
}

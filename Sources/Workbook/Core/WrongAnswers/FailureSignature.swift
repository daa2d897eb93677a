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
    return texts.map { $0.replacingSourceLocations { _ in "" } }
      + issue.comments.filter { $0.contains("\n") }.flatMap(storyLines)
  }

  /// Returns the lines of a story that show an interaction with the screen or a write to state.
  private static func storyLines(_ story: String) -> [String] {
    story.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix(" ") else { return String(line) }
      let text = String(line).trimmed
      if text.hasPrefix("wrote ") {
        // `wrote Store.items[1].name "a" → "b" (Store.swift:4)`, without the property, the way from
        // it to the part that differs, and the location.
        let write = text.dropFirst("wrote ".count).droppingPropertyPath
        return "wrote\(String(write).replacingSourceLocations { _ in "" })"
      }
      return text.contains("no body ran") ? text : nil
    }
  }
}

extension Substring {
  /// The text from the first space on that stands outside of quotes and brackets; empty if there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
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

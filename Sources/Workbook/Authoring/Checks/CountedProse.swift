import WorkbookCore

/// A passage whose numbers are compared with counts.
struct CountedProse {
  let path: String
  let text: String
  /// The line of the file on which the passage starts.
  var firstLine = 1

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  /// Returns the number that a word stands for, such as 9 for `nine` or `9`, or `nil` for other words.
  static func number(_ word: Substring) -> Int? {
    Int(word) ?? words.firstIndex(of: word.lowercased())
  }

  /// Returns a violation for each number that isn't the actual count.
  ///
  /// - Parameters:
  ///   - phrase: The phrase, whose first part is the number.
  ///   - count: The actual count.
  ///   - minimum: The smallest number that is about this count.
  func violations(
    _ phrase: Regex<(Substring, Substring)>, are count: Int, from minimum: Int = 0
  ) -> [Violation] {
    text.matches(of: phrase).compactMap { match in
      guard let number = Self.number(match.output.1), number >= minimum, number != count else {
        return nil
      }
      let words = match.output.0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return Violation(
        path, line: line(of: match.range.lowerBound), "says “\(words)”, but the number is \(count)."
      )
    }
  }

  /// Returns the line of a position in the text.
  func line(of position: String.Index) -> Int {
    firstLine + text[..<position].count(where: \.isNewline)
  }

  /// Returns the comments in source code, with the other lines empty, so that the lines keep their
  /// numbers.
  static func comments(in source: String) -> String {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("//") ? String(text.drop { $0 == "/" }) : ""
    }.joined(separator: "\n")
  }

  /// Returns the item about an exercise in a chapter's list of exercises, and its first line.
  static func item(of exercise: Exercise, in prose: String) -> (text: String, line: Int) {
    let lines = prose.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard
      let start = lines.firstIndex(where: {
        $0.contains("**\(exercise.name)**") && $0.contains(#/^\d+\. /#)
      })
    else { return ("", 1) }
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    return (([lines[start]] + rest).joined(separator: "\n"), start + 1)
  }
}

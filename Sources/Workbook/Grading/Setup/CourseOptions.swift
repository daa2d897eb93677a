import Foundation

/// The options of a course that the generated files pass to `grade`: the exercises to grade, and
/// the rules for marks.
struct CourseOptions: Equatable {
  /// The words of the command line that choose the exercises.
  var exercises: [String] = []
  /// Whether the course has a deadline, for which `grade` needs the times of the submissions.
  var hasDeadline = false
  /// The words of the command line that set the rules for marks, without those that name files.
  var rules: [String] = []
  /// The lines of the file with the points for exercises.
  var points: [String] = []

  /// Returns the words of the command line that set the rules for marks.
  ///
  /// - Parameters:
  ///   - points: The path of the file that ``pointsCommand(writing:)`` writes.
  ///   - times: The path of the file with the times of the submissions.
  func marks(points: String, times: String) -> [String] {
    (self.points.isEmpty ? [] : ["--points", points]) + rules
      + (hasDeadline ? ["--times", times] : [])
  }

  /// Returns a shell command that writes the points for exercises to a file, or `nil` if the
  /// workbook's own points apply.
  func pointsCommand(writing file: String) -> String? {
    points.isEmpty ? nil : "printf '%s\\n' \(points.joined(separator: " ")) >\(file)"
  }
}

extension [String] {
  /// The words as a shell reads them, after a space, or an empty string if there are none. Words
  /// that refer to shell variables are in double quotes already.
  var shellWords: String {
    map { word in
      let isPlain =
        word.hasPrefix("\"")
        || word.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_.,:/+%".contains($0))
        }
      return isPlain ? " \(word)" : " '\(word.replacing("'", with: "'\\''"))'"
    }.joined()
  }
}

import WorkbookCore

/// A type that searches for loops that may be endless.
enum Loops {
  /// Returns all lines that contain `while` or `repeat`, with their line numbers.
  ///
  /// The search is textual and ignores line comments.
  static func all(in source: String) -> [(line: Int, code: String)] {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.enumerated().compactMap { index, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard words.contains("while") || words.contains("repeat") else { return nil }
      return (index + 1, String(code).trimmed)
    }
  }
}

import WorkbookCore

/// The loops of a source that need not come to an end.
enum Loops {
  /// The lines with `while` or `repeat`, with their numbers, counted from one.
  ///
  /// This reads and does not compile; comments are left out.
  static func all(in source: String) -> [(line: Int, code: String)] {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.enumerated().compactMap { index, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard code.contains(#/\b(?:while|repeat)\b/#) else { return nil }
      return (index + 1, String(code).trimmed)
    }
  }
}

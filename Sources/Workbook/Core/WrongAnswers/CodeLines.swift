extension String {
  /// The lines of a Swift source without the lines that are only a comment, and without a second
  /// empty line in a row.
  ///
  /// A catalog of wrong answers compares these lines, so that you can reword the comments of a
  /// solution without touching the catalog.
  package var codeLines: [String] {
    var lines: [String] = []
    var isInString = false
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let isComment = !isInString && line.drop { $0.isWhitespace }.hasPrefix("//")
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() }
      if isComment || !isInString && line.isEmpty && lines.last?.isEmpty ?? true { continue }
      lines.append(String(line))
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension [String] {
  /// The lines joined into a source, each followed by a newline.
  package var source: String { map { $0 + "\n" }.joined() }
}

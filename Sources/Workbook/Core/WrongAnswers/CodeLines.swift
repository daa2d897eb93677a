extension String {
  /// The lines of Swift source code, without comment lines or repeated empty lines.
  ///
  /// The patches in a catalog of wrong answers apply to these lines, so you can reword the comments
  /// of a solution without changing the catalog.
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
  /// The source code made up of these lines, each followed by a newline.
  package var source: String { map { $0 + "\n" }.joined() }
}

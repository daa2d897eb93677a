extension String {
  /// Returns a prefix of at most the given number of Unicode scalars, ending in `…` if it was
  /// shortened.
  ///
  /// The limit counts scalars because a single character can consist of any number of them.
  ///
  /// - Complexity: O(*n*) in the limit.
  package func limited(to limit: Int) -> String {
    if utf8.count <= limit { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }

  /// Returns the text without its middle lines, and with each line shortened, if it is too long to
  /// read.
  ///
  /// The last lines are the ones that explain a failure, so more of them are kept.
  ///
  /// - Parameters:
  ///   - first: The number of lines to keep at the start.
  ///   - last: The number of lines to keep at the end.
  ///   - width: The maximum length of a line, in Unicode scalars.
  package func limited(toFirst first: Int, last: Int, lineLength width: Int) -> String {
    if utf8.count <= width, utf8.count(where: { $0 == 10 }) < first + last { return self }
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let omitted = lines.count - first - last
    func shortened(_ lines: ArraySlice<Substring.UnicodeScalarView>) -> [String] {
      lines.map { String($0.prefix(width + 1)).limited(to: width) }
    }
    // One line takes no less room than the notice of its omission.
    guard omitted > 1 else { return shortened(lines[...]).joined(separator: "\n") }
    return
      (shortened(lines.prefix(first)) + ["… \(omitted) lines left out …"]
      + shortened(lines.suffix(last))).joined(separator: "\n")
  }
}

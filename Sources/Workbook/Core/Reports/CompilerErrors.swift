/// The errors in the compiler's output, each with its source lines and notes.
///
/// Warnings are omitted. A student whose answer doesn't compile has to fix the errors first, and
/// most warnings disappear along with the errors.
package struct CompilerErrors {
  /// The lines of each error, in the order in which the compiler reports them.
  package private(set) var errors: [[Substring]] = []

  /// Parses the compiler's output, which may contain color codes.
  ///
  /// - Complexity: O(*n*) in the length of the output.
  package init(in output: String) {
    var isInError = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      switch Severity(of: line) {
      case .error:
        errors.append([line])
        isInError = true
      case .warning: isInError = false
      case .note, nil: if isInError { errors[errors.count - 1].append(line) }
      }
    }
  }

  /// Returns the lines of the first errors, and the number of errors that follow them.
  ///
  /// - Parameters:
  ///   - count: The maximum number of errors to return.
  ///   - lineCount: The maximum number of lines to return for each error.
  package func first(_ count: Int, lineCount: Int) -> (lines: [String], omitted: Int) {
    let lines = errors.prefix(count).flatMap { error in
      var lines = error.prefix(lineCount)
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      return lines.map { String($0).limited(to: 400) }
    }
    return (lines, max(0, errors.count - count))
  }
}

/// The severity of a compiler message.
private enum Severity: String, CaseIterable {
  case error, warning, note

  /// Creates the severity of the message that starts on a line, or returns `nil` if the line
  /// continues an earlier message.
  init?(of line: Substring) {
    // Source lines in a message are indented, or start with a line number and a bar.
    guard let first = line.first, !first.isWhitespace else { return nil }
    let text = String(line.unicodeScalars.prefix(2_000)).withoutColorCodes
    for severity in Self.allCases where text.hasPrefix("\(severity.rawValue): ") {
      self = severity
      return
    }
    let found = Self.allCases.compactMap { severity in
      text.firstRange(of: ": \(severity.rawValue): ").map { (severity, $0.lowerBound) }
    }.min { $0.1 < $1.1 }
    guard let (severity, index) = found, text[..<index].last?.isNumber == true else { return nil }
    self = severity
  }
}

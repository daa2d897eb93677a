/// What a person does in a demo, as it is kept in a file: a step to a line, as `--play` takes them.
///
///     # The pitfall.
///     tap "One more"
///     # A stub has no such button.
///     Solutions: tap "Add one"
///
/// A line that begins with `#` is a remark. A step behind `Solutions:` or `Exercises:` is taken only
/// when the demo is built with those answers.
struct DemoScript {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// What `--play` is given.
  func steps(with answers: Demo.Answers) -> String {
    lines.compactMap { line in
      for folder in Demo.Answers.allCases where line.hasPrefix("\(folder.rawValue):") {
        guard folder == answers else { return nil }
        return String(
          line.dropFirst(folder.rawValue.count + 1).trimmingPrefix(while: \.isWhitespace))
      }
      return String(line)
    }.joined(separator: "; ")
  }
}

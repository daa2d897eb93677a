/// What a person does in a demo, as it is kept in a file: what `--play` takes, a step to a line.
///
///     # The pitfall.
///     tap "One more"
///     # A stub has no such button.
///     Solutions: tap "Add one"
///
/// A step behind `Solutions:` or `Exercises:` is taken only when the demo is built with those
/// answers.
struct DemoScript {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// What `--play` is given: each step stays in its line, which is named when it cannot be taken.
  func steps(with answers: Demo.Answers) -> String {
    lines.map { line in
      let line = line.trimmingPrefix(while: \.isWhitespace)
      for folder in Demo.Answers.allCases where line.hasPrefix("\(folder.rawValue):") {
        return folder == answers ? line.dropFirst(folder.rawValue.count + 1) : ""
      }
      return line
    }.joined(separator: "\n")
  }
}

/// A script file for a demo, in the format of `--play`, with one user action per line.
///
///     # The pitfall.
///     tap "One more"
///     # A stub has no such button.
///     Solutions: tap "Add one"
///
/// A step that begins with `Solutions:` or `Exercises:` is played only when the demo is built with
/// the answers from that folder.
struct DemoScript {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Returns the script to pass to `--play`. Each step keeps its line number, because errors refer
  /// to it.
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

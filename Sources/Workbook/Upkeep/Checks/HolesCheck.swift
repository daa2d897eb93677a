/// A stub has a hole, a solution has none.
struct HolesCheck: ReadingCheck {
  let name = "holes"
  let claim = "Each stub calls unfinished, no solution does."

  func findings(in edition: Edition) -> [Finding] {
    edition.exercises.flatMap { exercise -> [Finding] in
      let stub = exercise.stubPath
      let solution = exercise.answerPath(in: "Solutions")
      var findings: [Finding] = []
      if let text = edition.text(stub), Holes.lines(in: text).isEmpty {
        findings.append(
          Finding(stub, "has nothing to do: it calls no unfinished(…).", command: grep(stub)))
      }
      if let text = edition.text(solution), let line = Holes.lines(in: text).first {
        findings.append(
          Finding(solution, line: line, "is a solution with a hole.", command: grep(solution)))
      }
      return findings
    }
  }

  private func grep(_ path: String) -> String { "grep -n 'unfinished(' \(path)" }
}

/// The holes of an exercise, as they stand in its source.
enum Holes {
  /// The lines, counted from one, in which `unfinished` is called.
  static func lines(in source: String) -> [Int] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      let code = $1.drop(while: \.isWhitespace)
      let calls = !code.hasPrefix("//") && code.contains(#/(?:^|[^\w.`])unfinished\(/#)
      return calls ? $0 + 1 : nil
    }
  }
}

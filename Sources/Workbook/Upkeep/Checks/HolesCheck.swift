/// A stub has a hole, a solution has none.
struct HolesCheck: ReadingCheck {
  let name = "holes"
  let claim = "Each stub calls unfinished, no solution does."

  func findings(in edition: Edition) -> [Finding] {
    edition.exercises.flatMap { exercise -> [Finding] in
      let stub = exercise.stubPath
      let solution = exercise.answerPath(in: "Solutions")
      var findings: [Finding] = []
      if let text = edition.text(stub), Hole.all(in: text).isEmpty {
        findings.append(
          Finding(stub, "has nothing to do: it calls no unfinished(…).", command: grep(stub)))
      }
      if let text = edition.text(solution), let hole = Hole.all(in: text).first {
        findings.append(
          Finding(solution, line: hole.line, "is a solution with a hole.", command: grep(solution)))
      }
      return findings
    }
  }

  private func grep(_ path: String) -> String { "grep -n 'unfinished(' \(path)" }
}

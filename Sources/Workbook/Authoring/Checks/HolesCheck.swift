import WorkbookCore

/// A stub has a hole, a solution has none.
struct HolesCheck: StaticCheck {
  let name = "holes"
  let claim = "Each stub calls unfinished, no solution does."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.exercises.flatMap { exercise -> [Violation] in
      let stub = exercise.stubPath
      let solution = exercise.answerPath(in: "Solutions")
      var violations: [Violation] = []
      if let text = workspace.text(stub), Hole.all(in: text).isEmpty {
        violations.append(
          Violation(stub, "has nothing to do: it calls no unfinished(…).", command: grep(stub)))
      }
      if let text = workspace.text(solution), let hole = Hole.all(in: text).first {
        violations.append(
          Violation(
            solution, line: hole.line, "is a solution with a hole.", command: grep(solution)))
      }
      return violations
    }
  }

  private func grep(_ path: String) -> String { "grep -n 'unfinished(' \(path)" }
}

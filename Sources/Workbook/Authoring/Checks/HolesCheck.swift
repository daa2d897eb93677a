import WorkbookCore

/// A check that each stub has a hole, and that no solution has one.
struct HolesCheck: StaticCheck {
  let name = "holes"
  let claim = "Each stub calls unfinished, and no solution does."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.exercises.flatMap { exercise -> [Violation] in
      let stub = exercise.stubPath
      let solution = exercise.answerPath(in: "Solutions")
      var violations: [Violation] = []
      if let text = workspace.text(stub), Hole.all(in: text).isEmpty {
        violations.append(
          Violation(
            stub, "never calls unfinished(…), so there is nothing to do.", command: grep(stub)))
      }
      if let text = workspace.text(solution), let hole = Hole.all(in: text).first {
        violations.append(
          Violation(
            solution, line: hole.line, "calls unfinished, but is a solution.",
            command: grep(solution)))
      }
      return violations
    }
  }

  private func grep(_ path: String) -> String { "grep -n 'unfinished(' \(path)" }
}

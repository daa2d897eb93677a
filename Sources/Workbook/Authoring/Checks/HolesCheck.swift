import WorkbookCore

/// A stub has a hole, a solution has none.
struct HolesCheck: ReadingCheck {
  let name = "holes"
  let claim = "Each stub calls unfinished, no solution does."

  func faults(in edition: Edition) -> [Fault] {
    edition.exercises.flatMap { exercise -> [Fault] in
      let stub = exercise.stubPath
      let solution = exercise.answerPath(in: "Solutions")
      var faults: [Fault] = []
      if let text = edition.text(stub), Hole.all(in: text).isEmpty {
        faults.append(
          Fault(stub, "has nothing to do: it calls no unfinished(…).", command: grep(stub)))
      }
      if let text = edition.text(solution), let hole = Hole.all(in: text).first {
        faults.append(
          Fault(solution, line: hole.line, "is a solution with a hole.", command: grep(solution)))
      }
      return faults
    }
  }

  private func grep(_ path: String) -> String { "grep -n 'unfinished(' \(path)" }
}

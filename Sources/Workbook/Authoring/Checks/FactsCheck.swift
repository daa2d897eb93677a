import Foundation
import WorkbookAudit
import WorkbookCore

/// A check that the facts about the solutions are recorded for the solutions as they are.
///
/// With a compiler that the audit doesn't know, it has to find these facts again before it's used.
struct FactsCheck: StaticCheck {
  let name = "facts"
  let claim = "The facts about each solution are recorded."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let record = FactRecord(workspace.text(FactRecord.path) ?? "")
    let paths = workspace.exercises.map { $0.answerPath(in: "Solutions") }
    let outdated = paths.filter { path in
      let source = try? Data(contentsOf: workspace.package.url(path))
      return source.map { !record.isCurrent(path, source: $0) } ?? false
    }
    let gone = workspace.isNarrowed ? [] : record.solutions.filter { !paths.contains($0) }
    return outdated.map { path in
      let problem =
        record.solutions.contains(path)
        ? "has changed since its facts were recorded." : "has no recorded facts."
      return Violation(path, problem, command: FactRecord.command)
    }
      + gone.map {
        Violation(
          FactRecord.path, "has facts about \($0), which doesn't exist.",
          command: FactRecord.command)
      }
  }
}

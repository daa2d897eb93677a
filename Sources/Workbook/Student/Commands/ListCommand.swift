import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let state = Option<ExerciseState>(
    "state", choice: "STATE",
    "Only exercises in this state: "
      + ExerciseState.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  private static let chapter = Option<String>(
    "chapter", "CHAPTER", "Only exercises in this chapter.")

  /// The command that lists the exercises.
  package static let list = Command(
    "list", "Lists the exercises and the state of each.",
    options: [state, chapter, Flag.json],
    examples: [
      .init("list", "All exercises, in order."),
      .init("list --state failed", "Exercises whose last check failed."),
      .init("list --chapter 1 --json", "One chapter, as JSON."),
    ]
  ) { arguments, session in
    let wanted = arguments[state]
    let folder = try arguments[chapter].map { try session.chapter(named: $0).folder }
    let items = session.progress().items.filter { item in
      (wanted == nil || item.state == wanted)
        && (folder == nil || item.exercise.chapter == folder)
    }
    if arguments[.json] {
      try session.console.print(json: items.map(ExerciseRecord.init))
    } else if items.isEmpty {
      session.console.print("No exercises match. To list all exercises: \(Session.call) list")
    } else {
      session.console.print(ExerciseTable(items: items, console: session.console).lines)
    }
    return .done
  }
}

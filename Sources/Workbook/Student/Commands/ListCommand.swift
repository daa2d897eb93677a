import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let state = Option<ExerciseState>(
    "state", choice: "STATE",
    "Only exercises in this state: "
      + ExerciseState.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  private static let chapter = Option<String>(
    "chapter", "CHAPTER", "Only exercises in this chapter.")

  private static let road = Option<Road>(
    "road", choice: "ROAD",
    "Only exercises with this place on the road: "
      + Road.allCases.map(\.rawValue).joined(separator: ", ") + ".")

  /// The command that lists the exercises.
  package static let list = Command(
    "list", "Lists the exercises and the state of each.", operands: ["[WORDS]"],
    discussion: "If you pass words, lists only exercises whose name or goal contains them.",
    options: [state, chapter, road, Flag.json],
    examples: [
      .init("list", "All exercises, in order."),
      .init("list store", "Exercises with “store” in their name or goal."),
      .init("list --state failed", "Exercises whose last check failed."),
      .init("list --chapter 1 --json", "One chapter, as JSON."),
    ]
  ) { arguments, session in
    let wanted = arguments[state]
    let folder = try arguments[chapter].map { try session.chapter(named: $0).folder }
    let words = arguments.operands.first
    let items = session.progress().items.filter { item in
      (wanted == nil || item.state == wanted)
        && (folder == nil || item.exercise.chapter == folder)
        && (arguments[road].map { item.exercise.road == $0 } ?? true)
        && (words.map { item.exercise.mentions($0) } ?? true)
    }
    if arguments[.json] {
      try session.console.print(json: items.map(ExerciseRecord.init))
    } else {
      session.console.print(ExerciseTable(items: items, console: session.console).linesOrAdvice)
    }
    return .done
  }
}

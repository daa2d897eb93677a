import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// Where am I, and what comes next?
  package static let overview = Command(
    "", "Says where you are and what to do next.", options: [Flag.json, Flag.version],
    examples: [.init("", "Where am I?")]
  ) { arguments, session in
    let progress = session.progress()
    if arguments[.json] {
      try session.console.print(json: OverviewRecord(progress))
    } else {
      session.console.print(Overview(progress: progress, console: session.console).lines)
    }
    return .done
  }
}

/// Where the student is, for another program to read.
private struct OverviewRecord: Encodable {
  let passed: Int
  let exercises: Int
  let next: ExerciseRecord?

  init(_ progress: Progress) {
    passed = progress.passedCount
    exercises = progress.items.count
    next = progress.next.map(ExerciseRecord.init)
  }
}

/// Where one exercise is, for another program to read.
struct ExerciseRecord: Encodable {
  let number: String
  let name: String
  let chapter: String
  let goal: String
  let points: Int
  let state: ExerciseState
  let file: String
  let line: Int?

  init(_ item: Progress.Item) {
    number = item.exercise.label
    name = item.exercise.name
    chapter = item.exercise.chapter
    goal = item.exercise.goal
    points = item.exercise.points
    state = item.state
    file = item.exercise.answerPath()
    line = item.holes.first?.line
  }
}

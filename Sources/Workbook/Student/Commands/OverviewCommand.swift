import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// The command that shows the student's progress and what to do next.
  package static let overview = Command(
    "", "Shows your progress and what to do next.", options: [Flag.json, Flag.version],
    examples: [.init("", "Where am I?")], run: showOverview)

  /// The overview command under the name that people know from other tools.
  package static let status = Command(
    "status", "Shows your progress and what to do next.", operands: ["[WORDS]"],
    discussion: "If you pass words, shows only exercises whose name or goal contains them.",
    options: [Flag.json],
    examples: [
      .init("status door", "The exercises with “door” in their name or goal."),
      .init("status --json", "Write your progress as JSON."),
    ], run: showOverview)

  @Sendable private static func showOverview(
    _ arguments: Arguments, in session: Session
  ) async throws -> ExitCode {
    let progress = session.progress()
    if let words = arguments.operands.first {
      let items = progress.items.filter { $0.exercise.mentions(words) }
      if arguments[.json] {
        try session.console.print(json: items.map(ExerciseRecord.init))
      } else {
        session.console.print(ExerciseTable(items: items, console: session.console).linesOrAdvice)
      }
      return .done
    }
    let due = progress.saved.practice?.due(at: session.now()).count ?? 0
    if arguments[.json] {
      try session.console.print(json: OverviewRecord(progress, dueRules: due))
    } else {
      let overview = Overview(progress: progress, dueRules: due, console: session.console)
      session.console.print(overview.lines)
      prepareFirstCheck(in: session)
    }
    return .done
  }
}

extension Command {
  /// Starts building the kit while the student reads, if nothing has been checked before.
  private static func prepareFirstCheck(in session: Session) {
    guard session.console.isTerminal, !session.package.hasKit else { return }
    session.startInBackground([prepare.name])
    session.console.print()
    session.console.print(
      session.console.styled(
        "Meanwhile, the workbook prepares your first check in the background.",
        .dim))
  }

  /// The command that builds what the first check needs.
  package static let prepare = Command(
    "prepare", "Builds what the first check needs, so that it takes less time.",
    discussion: """
      If the compiler isn't one that the workbook was tested with, the command also tests whether \
      answers can be audited with it, as they are for grading. That takes about two minutes, once.
      """,
    examples: [.init("prepare", "Prepare the first check while you read.")]
  ) { _, session in
    try await session.makeRunner(.checking).prepare()
    return .done
  }
}

/// The JSON form of the student's progress.
private struct OverviewRecord: Encodable {
  let passed: Int
  let exercises: Int
  let optionalPassed: Int
  let optionalExercises: Int
  let next: ExerciseRecord?
  let dueRules: Int

  init(_ progress: Progress, dueRules: Int) {
    self.dueRules = dueRules
    passed = progress.passedCount
    exercises = progress.required.count
    optionalPassed = progress.optional.passedCount
    optionalExercises = progress.optional.count
    next = progress.next.map(ExerciseRecord.init)
  }
}

/// The JSON form of an exercise and its state.
struct ExerciseRecord: Encodable {
  let number: String
  let name: String
  let chapter: String
  let goal: String
  let minutes: Int
  let points: Int
  let isOptional: Bool
  let road: Road
  let state: ExerciseState
  let file: String
  let line: Int?

  init(_ item: Progress.Item) {
    number = item.exercise.label
    name = item.exercise.name
    chapter = item.exercise.chapter
    goal = item.exercise.goal
    minutes = item.exercise.minutes
    points = item.exercise.points
    isOptional = item.exercise.isOptional
    road = item.exercise.road
    state = item.state
    file = item.exercise.answerPath()
    line = item.holes.first?.line
  }
}

extension [Command] {
  /// The students' commands, in the order in which the help lists them.
  package static let student: [Command] = [
    .status, .check, .watch, .hint, .solution, .read, .list, .reset, .update, .prepare,
    .doctor,
  ]
}

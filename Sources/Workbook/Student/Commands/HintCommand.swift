import WorkbookCommandLine

extension Command {
  private static let all = Flag("all", "Show all hints at once.")

  /// What could I think of?
  package static let hint = Command(
    "hint", "Helps with an exercise, a little more with each call.", operands: ["[NAME]"],
    discussion: """
      The first hint asks, the next points somewhere, the last is nearly the code. Right after a \
      check that failed as a known wrong answer does, it says first what was probably thought.

      Without a name it helps with the next exercise.
      """,
    options: [all],
    examples: [
      .init("hint TapCounter", "The next hint."),
      .init("hint TapCounter --all", "All of them."),
    ]
  ) { arguments, session in
    let named = try arguments.operands.first.map { try session.exercise(named: $0) }
    guard let exercise = named ?? session.progress().next?.exercise else {
      session.console.print("All exercises passed. For the hints of one, name it.")
      return .done
    }
    let ladder = HintLadder(exercise: exercise, session: session)
    session.console.print(try await arguments[all] ? ladder.all() : ladder.next())
    return .done
  }
}

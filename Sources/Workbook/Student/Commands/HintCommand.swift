import WorkbookCommandLine

extension Command {
  private static let all = Flag("all", "Show all hints at once.")

  /// The command that shows hints.
  package static let hint = Command(
    "hint", "Shows hints for an exercise, each more specific than the last.", operands: ["[NAME]"],
    discussion: """
      The first hint asks a question, the next says where to look, and the last is nearly the code. \
      If the last check failed because of a common misconception, the command explains it first. \
      Otherwise, if a test failed, you first see what that test does.

      Without a name, the command shows a hint for the next exercise.
      """,
    options: [all],
    examples: [
      .init("hint TapCounter", "The next hint."),
      .init("hint TapCounter --all", "All hints."),
    ]
  ) { arguments, session in
    let named = try arguments.operands.first.map { try session.exercise(named: $0) }
    guard let exercise = named ?? session.progress().next?.exercise else {
      session.console.print(
        "All exercises passed. For hints on an exercise, give its name.")
      return .done
    }
    var ladder = HintLadder(exercise: exercise, session: session)
    ladder.onComparison = { [console = session.console] in
      if console.isTerminal { console.print("Comparing your answer with known wrong answers …\n") }
    }
    session.console.print(try await arguments[all] ? ladder.all() : ladder.next())
    return .done
  }
}

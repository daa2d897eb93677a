import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let reveal = Flag(
    "reveal", "Show the solution even if the exercise hasn't passed.")

  /// The command that shows the solution of an exercise.
  package static let solution = Command(
    "solution",
    "Shows the reference solution and how your answer differs from it.", operands: ["[NAME]"],
    discussion: """
      Use this command to compare answers after you pass an exercise. Without a name, it shows the \
      solution of the exercise that you checked last.
      """,
    options: [reveal],
    examples: [
      .init("solution TapCounter", "Show the solution after the exercise has passed."),
      .init("solution TapCounter --reveal", "Show the solution before the exercise has passed."),
    ]
  ) { arguments, session in
    let console = session.console
    let progress = session.progress()
    guard let name = arguments.operands.first ?? progress.saved.lastChecked else {
      throw UsageError("Missing argument NAME. You haven't checked an exercise yet.")
    }
    let exercise = try session.exercise(named: name)
    if let note = session.package.release?.note(on: exercise.chapter) {
      console.print(console.wrapped(note))
      return .notYet
    }
    guard progress.saved[exercise].passed != nil || arguments[reveal] else {
      console.print(
        console.wrapped(
          "\(exercise.name) hasn't passed yet. A hint may help: \(Session.call) hint "
            + "\(exercise.name). To see the solution now: \(Session.call) solution "
            + "\(exercise.name) --reveal"))
      return .notYet
    }
    console.print(try SolutionText(exercise: exercise, session: session).lines())
    return .done
  }
}

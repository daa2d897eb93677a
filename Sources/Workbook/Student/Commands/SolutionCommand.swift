import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let reveal = Flag("reveal", "Show it though the exercise has not passed.")

  /// How would somebody else do it?
  package static let solution = Command(
    "solution", "Shows the reference answer, and how yours differs.", operands: ["[NAME]"],
    discussion: """
      It is for comparing after you have passed. Without a name it shows the solution of the \
      exercise that you checked last.
      """,
    options: [reveal],
    examples: [
      .init("solution TapCounter", "After it has passed."),
      .init("solution TapCounter --reveal", "Before."),
    ]
  ) { arguments, session in
    let console = session.console
    let progress = session.progress()
    guard let name = arguments.operands.first ?? progress.saved.lastChecked else {
      throw UsageError("NAME is missing, and nothing was checked yet.")
    }
    let exercise = try session.exercise(named: name)
    guard progress.saved[exercise].passed != nil || arguments[reveal] else {
      console.print(
        console.wrapped(
          "\(exercise.name) has not passed yet. A hint may be enough: \(Session.call) hint "
            + "\(exercise.name). To see the solution now: \(Session.call) solution "
            + "\(exercise.name) --reveal"))
      return .notYet
    }
    let path = exercise.answerPath(in: "Solutions")
    guard let solution = try? session.package.text(path) else {
      throw SetUpError("\(path) cannot be read. Get the workbook again; keep your Exercises.")
    }
    console.print(console.styled(path, .cyan) + "\n\n" + solution.trimmedAtEnd)
    guard let answer = try? session.package.text(exercise.answerPath()) else { return .done }
    let diff = LineDiff(from: answer, to: solution)
    if diff.isEmpty {
      console.print("\nYour answer is the same, to the letter.")
    } else {
      console.print("\nFrom your answer to this one:\n")
      console.print(diff.unified(console: console))
    }
    return .done
  }
}

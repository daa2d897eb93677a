import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let add = Option<String>(
    "add", "FILE", "Run the suite on FILE and add FILE as a wrong answer, in the form of a diff.")
  private static let replace = Option<String>(
    "replace", "FILE", "Replace the code of a wrong answer and keep its description.")
  private static let thought = Option<String>(
    "thought", "TEXT", "The belief that leads a student to this answer.")
  private static let symptom = Option<String>(
    "see", "TEXT", "The incorrect behavior of the answer.")
  private static let caughtBy = Option<String>(
    "caught-by", "TEST",
    "The test that must fail (default: the first test that fails).")
  private static let rebase = Flag(
    "rebase", "Rewrite the diffs that no longer apply to the solution. This option requires Git.")

  /// The command that lists the wrong answers to an exercise and edits their catalog.
  package static let wrong = Command(
    .wrong,
    operands: ["EXERCISE", "[NAME]"],
    discussion: """
      The catalog of an exercise is in the folder WrongAnswers next to its suite. Each section \
      describes one wrong answer with its name, the misconception behind it, what you see, the \
      test that must fail, and a diff that turns the solution into the wrong answer. With a \
      NAME, the command prints that wrong answer as a complete file.
      """,
    subcommands: [wrongAdd, wrongReplace, wrongRebase],
    examples: [
      .init("wrong TapCounter", "The wrong answers to an exercise."),
      .init("wrong TapCounter GlobalCount", "One wrong answer, as a whole file."),
      .init("wrong TapCounter SharedCount --add Mine.swift", "Add a file to the catalog."),
      .init("wrong --rebase", "Update all catalogs after solutions have changed."),
    ]
  ) { arguments, session in
    try SeparateCommand.wrong.requireSolutions(in: session.package)
    let exercise = try session.exercise(named: arguments.operands[0])
    guard let name = arguments.operands.dropFirst().first else {
      return list(exercise, in: session)
    }
    return try show(try entry(named: name, exercise, in: session), exercise, in: session)
  }

  private static let wrongAdd = Command(
    "--add", "Adds a file to the catalog, in the form of a diff.", operands: ["EXERCISE", "NAME"],
    discussion: """
      The command runs the suite on the file. It's added if it fails, under the name of the wrong \
      answer that you choose, such as GlobalCount.
      """,
    options: [add, thought, symptom, caughtBy],
    examples: [
      .init("wrong TapCounter SharedCount --add Mine.swift", "Add a file to the catalog.")
    ]
  ) { arguments, session in
    try await WrongAnswerFile(
      exercise: session.exercise(named: arguments.operands[0]), session: session,
      name: arguments.operands[1], path: arguments[add] ?? ""
    ).add(
      .init(
        thought: arguments[thought], symptom: arguments[symptom], caughtBy: arguments[caughtBy]))
  }

  private static let wrongReplace = Command(
    "--replace", "Replaces the code of a wrong answer and keeps its description.",
    operands: ["EXERCISE", "NAME"],
    options: [replace],
    examples: [
      .init("wrong TapCounter SharedCount --replace Mine.swift", "Replace one wrong answer.")
    ]
  ) { arguments, session in
    let exercise = try session.exercise(named: arguments.operands[0])
    let entry = try entry(named: arguments.operands[1], exercise, in: session)
    return try await WrongAnswerFile(
      exercise: exercise, session: session, name: entry.name, path: arguments[replace] ?? ""
    ).replace(entry)
  }

  private static let wrongRebase = Command(
    "--rebase", "Rewrites the diffs that no longer apply to the solution.",
    operands: ["[EXERCISE]"],
    discussion: """
      After you change a solution, some diffs may no longer apply. The command finds the earlier \
      solution in the Git history and merges the changes. It reports the diffs that it can't merge. \
      Without an EXERCISE, it updates all catalogs.
      """,
    options: [rebase],
    examples: [
      .init("wrong --rebase", "Update all catalogs after solutions have changed."),
      .init("wrong --rebase TapCounter", "Update one catalog."),
    ]
  ) { arguments, session in
    let exercise = try arguments.operands.first.map { try session.exercise(named: $0) }
    return try updateDiffs(of: exercise.map { [$0] } ?? session.exercises, in: session)
  }

  private static func entry(
    named name: String, _ exercise: Exercise, in session: Session
  ) throws -> WrongAnswerCatalog.Entry {
    let entries = session.package.wrongAnswerCatalog(of: exercise).entries
    if let entry = entries.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return entry
    }
    throw UsageError.unknown(
      "wrong answer to \(exercise.name) named", name, among: entries.map(\.name),
      listing: "\(exercise.name) has \(entries.map(\.name).inWords).")
  }

  private static func list(_ exercise: Exercise, in session: Session) -> ExitCode {
    let console = session.console
    let catalog = session.package.wrongAnswerCatalog(of: exercise)
    let count = catalog.entries.count.counted("wrong answer")
    console.print(console.styled("\(exercise.label) \(exercise.name)", .bold) + ": \(count)")
    console.print(exercise.wrongAnswersPath)
    for entry in catalog.entries {
      console.print(["", console.styled(entry.name, .cyan)])
      console.print(
        [entry.thought, entry.symptom, "Caught by: \(entry.caughtBy)"]
          .filter { !$0.isEmpty }.flatMap { console.wrapped($0, indent: "  ") })
    }
    for problem in catalog.problems {
      console.printError("\(exercise.wrongAnswersPath):\(problem.line) \(problem.what)")
    }
    return catalog.problems.isEmpty ? .done : .notYet
  }

  private static func show(
    _ entry: WrongAnswerCatalog.Entry, _ exercise: Exercise, in session: Session
  ) throws -> ExitCode {
    do throws(WrongAnswerCatalog.Problem) {
      session.console.put(try session.package.code(of: entry, exercise))
      return .done
    } catch {
      throw SetUpError(
        "\(exercise.wrongAnswersPath):\(error.line) \(error.what) "
          + "Try: \(Session.call) wrong \(exercise.name) --rebase")
    }
  }

  private static func updateDiffs(
    of exercises: [Exercise], in session: Session
  ) throws -> ExitCode {
    var isSound = true
    for exercise in exercises {
      let outcome = try CatalogRebase(exercise: exercise, session: session).run()
      for name in outcome.rebased {
        session.console.print("✓ \(exercise.wrongAnswersPath): \(name) has a new diff.")
      }
      for violation in outcome.violations {
        isSound = false
        session.console.print(session.console.wrapped("✗ \(violation)"))
        if let command = violation.command { session.console.print("    \(command)") }
      }
    }
    if isSound { session.console.print("All diffs apply.") }
    return isSound ? .done : .notYet
  }
}

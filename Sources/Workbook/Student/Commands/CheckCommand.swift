import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let all = Flag("all", "Check all exercises, with one line for each.")

  /// The command that checks an answer.
  package static let check = Command(
    "check", "Builds and tests one exercise and shows the first failure in full.",
    operands: ["[NAME|CHAPTER]"],
    discussion: """
      Without a name, the command checks the next exercise, which is the first required exercise \
      that hasn't passed. It builds only that exercise, so errors in other exercises don't get in \
      the way.

      With a chapter, or with --all, the command checks several exercises and shows one line for \
      each. It doesn't build exercises that are unfinished, and exits with status 0 unless one of \
      the others fails.

      If an answer fails twice in the same way because of a common misconception, the second check \
      explains that misconception.

      Exits with status 0 if the answer passes, and 1 if it doesn't.
      """,
    options: [all, Flag.json],
    examples: [
      .init("check", "The next exercise."),
      .init("check TapCounter", "A particular exercise. Names aren't case-sensitive."),
      .init("check 1.2", "The second exercise of chapter 1."),
      .init("check 1", "The exercises of chapter 1, with one line for each."),
    ]
  ) { arguments, session in
    if let several = try severalExercises(arguments, in: session) {
      guard !arguments[.json] else {
        throw UsageError("--json requires one exercise. Pass its name, as in check Box --json.")
      }
      return try await BatchCheck(exercises: several, session: session).run()
    }
    let progress = session.progress()
    let exercise: Exercise
    if let name = arguments.operands.first {
      exercise = try session.exercise(named: name)
    } else if let next = progress.next?.exercise {
      exercise = next
    } else {
      session.console.print("All exercises passed. To check an exercise again, give its name.")
      return .done
    }
    let check = Check(exercise: exercise, session: session)
    if session.console.isTerminal, !arguments[.json] {
      session.console.print(
        ["Checking \(exercise.label) \(exercise.name) …"] + check.firstBuildNotice)
    }
    let report = try await check.run()
    if arguments[.json] {
      try session.console.print(json: report)
    } else {
      session.console.print(check.layout(of: report, in: session.progress())())
    }
    check.recordFailure(in: report)
    if !arguments[.json], let line = try await check.repeatedMisconception() {
      session.console.print([""] + session.console.wrapped(line))
    }
    return switch report.verdict {
    case .passed: .done
    case .graderError: .brokenSetUp
    default: .notYet
    }
  }

  /// Returns the exercises to check if the arguments name a chapter or ask for all exercises, and
  /// otherwise `nil`.
  private static func severalExercises(
    _ arguments: Arguments, in session: Session
  ) throws -> [Exercise]? {
    let name = arguments.operands.first
    if arguments[all] {
      guard let name else { return session.exercises }
      throw UsageError("--all checks every exercise. Remove \"\(name)\", or remove --all.")
    }
    guard let name, (try? session.exercise(named: name)) == nil else { return nil }
    return (try? session.chapter(named: name))?.exercises
  }
}

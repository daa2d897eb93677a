import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// Is it right?
  package static let check = Command(
    "check", "Builds and runs one exercise, and shows what the first failure saw.",
    operands: ["[NAME]"],
    discussion: """
      Without a name it checks the next exercise: the first that has not passed. Only this exercise \
      is built, so one that does not compile is in nobody's way.

      It leaves with 0 when the answer passed, and with 1 when it has not yet.
      """,
    options: [Flag.json],
    examples: [
      .init("check", "The next exercise."),
      .init("check TapCounter", "That one; capitals do not matter."),
      .init("check 1.2", "The second exercise of chapter 1."),
    ]
  ) { arguments, session in
    let progress = session.progress()
    let exercise: Exercise
    if let name = arguments.operands.first {
      exercise = try session.exercise(named: name)
    } else if let next = progress.next?.exercise {
      exercise = next
    } else {
      session.console.print("All exercises passed. To check one again, name it.")
      return .done
    }
    let check = Check(exercise: exercise, session: session)
    if session.console.isTerminal, !arguments[.json] {
      session.console.print(
        "Checking \(exercise.label) \(exercise.name) …" + check.firstBuildNotice)
    }
    let report = try await check.run()
    if arguments[.json] {
      try session.console.print(json: report)
    } else {
      session.console.print(check.lines(for: report))
    }
    return switch report.verdict {
    case .passed: .done
    case .graderError: .brokenSetUp
    default: .notYet
    }
  }
}

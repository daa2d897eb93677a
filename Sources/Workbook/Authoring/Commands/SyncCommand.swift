import WorkbookCommandLine
import WorkbookEngine

extension Command {
  private static let stubs = Flag(
    "stubs", "Also copy the stubs from Exercises to .stubs.")

  private static let facts = Flag(
    "facts", "Also record what the audit finds out about the solutions.")

  /// The command that updates the listings in the prose, the copies of the stubs, and the facts about
  /// the solutions.
  package static let sync = Command(
    .sync,
    discussion: """
      With --stubs, each exercise that has a hole is also copied to .stubs, from which workbook \
      reset restores exercises. An exercise without a hole is an answer and isn't copied.

      With --facts, the command also records what the audit finds out about each solution. With another \
      compiler, the audit has to find the same, or answers aren't graded. This takes about a minute.
      """,
    options: [stubs, facts, Flag.json],
    examples: [
      .init("sync", "After you change a listing."),
      .init("sync --stubs", "After you change a stub."),
      .init("sync --facts", "After you change a solution, or add an exercise."),
    ]
  ) { arguments, session in
    let sync = Sync(AuthoringWorkspace(session))
    var changes = try sync.listings() + (arguments[stubs] ? sync.stubs() : [])
    if arguments[facts] {
      let record = try await AnswerJudge(for: session.package).factRecord(of: session.exercises)
      changes += try sync.facts(record)
    }
    if arguments[.json] {
      try session.console.print(json: changes)
    } else if changes.isEmpty {
      session.console.print("Everything is up to date.")
    } else {
      session.console.print(
        changes.map { change in
          let mark =
            change.isRefused
            ? session.console.styled("✗", .red) : session.console.styled("✓", .green)
          return "\(mark) \(change.path) \(change.what)"
        })
    }
    return changes.contains { $0.isRefused } ? .notYet : .done
  }
}

import WorkbookCommandLine

extension Command {
  private static let stubs = Flag(
    "stubs", "Also copy the stubs from Exercises to .stubs.")

  /// The command that updates the listings in the prose and the copies of the stubs.
  package static let sync = Command(
    .sync,
    discussion: """
      With --stubs, each exercise that has a hole is also copied to .stubs, from which workbook \
      reset restores exercises. An exercise without a hole is an answer and isn't copied.
      """,
    options: [stubs, Flag.json],
    examples: [
      .init("sync", "After you change a listing."),
      .init("sync --stubs", "After you change a stub."),
    ]
  ) { arguments, session in
    let sync = Sync(AuthoringWorkspace(session))
    let changes = try sync.listings() + (arguments[stubs] ? sync.stubs() : [])
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

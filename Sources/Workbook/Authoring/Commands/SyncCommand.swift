import WorkbookCommandLine

extension Command {
  private static let stubs = Flag(
    "stubs", "Also keep the stubs of Exercises as the originals, in .stubs.")

  /// Brings what is kept twice up to date.
  package static let sync = Command(
    "sync", "Writes the listings of the prose anew, from the files that they name: for authors.",
    discussion: """
      With --stubs, each exercise that has a hole is also copied to .stubs, from where a student's \
      exercise is reset. An exercise without a hole is an answer, and is left alone.
      """,
    options: [stubs, Flag.json],
    examples: [
      .init("sync", "After a listing was changed."),
      .init("sync --stubs", "After a stub was changed."),
    ]
  ) { arguments, session in
    let sync = Sync(AuthoringWorkspace(session))
    let changes = try sync.listings() + (arguments[stubs] ? sync.stubs() : [])
    if arguments[.json] {
      try session.console.print(json: changes)
    } else if changes.isEmpty {
      session.console.print("Nothing was out of date.")
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

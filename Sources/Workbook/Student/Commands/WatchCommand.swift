import WorkbookCommandLine

extension Command {
  private static let autoNext = Flag("auto-next", "Go on to the next exercise after a pass.")

  /// The command that checks an answer each time it is saved.
  package static let watch = Command(
    "watch", "Checks an exercise each time you save it.", operands: ["[NAME]"],
    discussion: """
      Without a name, it watches the next exercise that isn't optional. If you save during a run, the run starts over.

      Keys: h shows a hint, l your progress; n goes to the next exercise; r runs again; x restores \
      the stub (your answer is backed up); q quits. Without a terminal, it prints plain lines and \
      reads no keys.
      """,
    options: [autoNext],
    examples: [
      .init("watch", "The next exercise."),
      .init("watch TapCounter", "A particular exercise."),
      .init("watch --auto-next", "One exercise after another."),
    ]
  ) { arguments, session in
    let named = try arguments.operands.first.map { try session.exercise(named: $0) }
    guard let exercise = named ?? session.progress().next?.exercise else {
      session.console.print("All exercises passed. To watch one, give its name.")
      return .done
    }
    let (events, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
    let rawMode = session.console.isTerminal ? RawMode(session.keyboard) : nil
    let keyboard = rawMode.map { _ in
      Keyboard(session.keyboard) { continuation.yield(.key($0)) }
    }
    let ticks = Task {
      while !Task.isCancelled {
        try await session.pause()
        continuation.yield(.tick)
      }
    }
    defer {
      ticks.cancel()
      keyboard?.stop()
      rawMode?.end()
    }
    var loop = WatchLoop(
      exercise, session: session, autoAdvances: arguments[autoNext], hasKeys: rawMode != nil
    ) { continuation.yield($0) }
    return await loop.watch(events)
  }
}

import Foundation
import Synchronization
import WorkbookCommandLine

extension Command {
  private static let autoNext = Flag("auto-next", "Continue to the next exercise after a pass.")

  /// The command that checks an answer each time it's saved.
  package static let watch = Command(
    "watch", "Checks an exercise each time you save it.", operands: ["[NAME]"],
    discussion: """
      Without a name, the command watches the next required exercise. If you save during a run, \
      the run starts over.

      Keys: h shows a hint. a shows all of a report that is shortened, and s the solution after a pass. \
      l lists the exercises: choose one with the arrow keys and Return, or find one with /. n goes to the next exercise. c checks all answers that you changed. o opens the answer in \
      the editor named by VISUAL or EDITOR, or in Visual Studio Code. r runs the check again. \
      x restores the stub after you confirm; your answer is backed up. The space bar and b scroll. \
      q quits. \
      Without a terminal, the command prints plain lines and reads no keys.
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
      session.console.print("All exercises passed. To watch an exercise, give its name.")
      return .done
    }
    let (events, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
    let terminal = session.console.isTerminal ? WatchedTerminal(session, continuation) : nil
    let ticks = Task {
      while !Task.isCancelled {
        try await session.pause()
        continuation.yield(.tick)
      }
    }
    defer {
      ticks.cancel()
      terminal?.end()
    }
    var loop = WatchLoop(
      exercise, session: session, autoAdvances: arguments[autoNext], hasKeys: terminal != nil,
      openEditor: { path, line in terminal?.openEditor(for: path, line: line) ?? false }
    ) { continuation.yield($0) }
    return await loop.watch(events)
  }
}

/// The terminal of a watch loop. It's in raw mode, and each key press becomes an event.
private final class WatchedTerminal: Sendable {
  private let session: Session
  private let events: AsyncStream<WatchEvent>.Continuation
  private let keyboard: Keyboard
  private let rawMode: Mutex<RawMode?>

  /// Switches the terminal to raw mode. Returns `nil` if standard input isn't a terminal.
  init?(_ session: Session, _ events: AsyncStream<WatchEvent>.Continuation) {
    guard let rawMode = RawMode(session.keyboard) else { return nil }
    self.session = session
    self.events = events
    self.rawMode = Mutex(rawMode)
    keyboard = Keyboard(session.keyboard) { events.yield(.key($0)) }
  }

  /// Restores the terminal.
  func end() {
    keyboard.stop()
    rawMode.withLock { rawMode in
      rawMode?.end()
      rawMode = nil
    }
  }

  /// Opens a file in the student's editor. If the editor uses the terminal, the editor receives
  /// all key presses until it exits.
  ///
  /// - Returns: Whether the editor uses the terminal.
  func openEditor(for path: String, line: Int?) -> Bool {
    let editor = Editor(environment: session.environment) { [session] program in
      session.runTool("sh", ["-c", "command -v \"$1\"", "sh", program])?.status == 0
    }
    guard let editor else {
      events.yield(
        .edited(
          session.console.wrapped(
            "No editor is set. To choose one, set EDITOR, for example with: export EDITOR=nano")))
      return false
    }
    let (command, arguments) = editor.call(
      opening: session.package.url(path).path, line: line)
    if editor.usesTerminal {
      keyboard.suspend()
      rawMode.withLock { $0?.end() }
      session.console.clearScreen()
    }
    // A task would keep one of the few threads that tasks share until the editor exits.
    Thread.detachNewThread { [self] in
      let status: Int32?
      if editor.usesTerminal {
        status = session.runInTerminal(command, arguments)
        rawMode.withLock { $0 = RawMode(session.keyboard) }
        keyboard.resume()
      } else {
        status = session.runInBackground(command, arguments)
      }
      let failed = status != 0
      events.yield(
        .edited(
          failed
            ? session.console.wrapped(
              "The editor couldn't open \(path): \(editor.command)"
                + (status.map { " exited with status \($0)." } ?? " couldn't be started."))
            : []))
    }
    return editor.usesTerminal
  }
}

import WorkbookCommandLine
import WorkbookCore

/// Checks an exercise each time that it is saved.
///
/// It knows neither clock nor keyboard: whatever happens comes as an event. A save is noticed by
/// the content of the answer and its suite, so that no file system has to tell. There is never more
/// than one run: when a save arrives during one, that run is cancelled, and the next begins as soon
/// as it has come to its end.
struct WatchLoop {
  let session: Session
  let autoAdvances: Bool
  let hasKeys: Bool
  private(set) var exercise: Exercise
  private let send: @Sendable (WatchEvent) -> Void
  private var run: Task<Void, Never>?
  private var checked: SavedProgress.Fingerprint?
  /// Whether the run that is going on is of no interest any more.
  private var isOutdated = false
  /// What was done for a key, and is to be read though a run follows that clears the screen.
  private var notice: [String] = []
  /// The report that is the last thing displayed, and the width that it was displayed in.
  private var displayed: (report: AnswerReport, width: Int)?

  /// A watch of an exercise.
  ///
  /// - Parameters:
  ///   - autoAdvances: Whether a pass leads to the next exercise by itself.
  ///   - hasKeys: Whether somebody can press keys, and should be told which.
  ///   - send: Takes the events of the watch's own, which have to come back as events.
  init(
    _ exercise: Exercise, session: Session, autoAdvances: Bool, hasKeys: Bool,
    send: @escaping @Sendable (WatchEvent) -> Void
  ) {
    self.exercise = exercise
    self.session = session
    self.autoAdvances = autoAdvances
    self.hasKeys = hasKeys
    self.send = send
  }

  /// Goes on until somebody quits, nobody reads any more, or there are no more events.
  mutating func watch(_ events: AsyncStream<WatchEvent>) async -> ExitCode {
    begin()
    var code = ExitCode.done
    for await event in events {
      switch event {
      case .tick:
        guard console.hasReader else { return await stop(.interrupted) }
        checkForChanges()
      case .ended(let result): runEnded(result)
      case .key(let key):
        guard await !handleKey(key) else { return await stop(.done) }
      }
    }
    if Task.isCancelled { code = .interrupted }
    return await stop(code)
  }

  // MARK: - Runs

  private mutating func begin() {
    isOutdated = false
    displayed = nil
    checked = SavedProgress.Fingerprint(exercise, in: session.package)
    clear()
    let check = Check(exercise: exercise, session: session)
    console.print(
      "Checking \(exercise.label) \(exercise.name), "
        + console.styled(exercise.answerPath(), .cyan) + " …"
        + (hasKeys ? check.firstBuildNotice : ""))
    run = Task { [send] in
      do {
        send(.ended(.success(try await check.run())))
      } catch {
        send(.ended(.failure(error)))
      }
    }
  }

  /// Begins again; while a run is going on, as soon as that has come to its end.
  private mutating func restart() {
    guard let run else { return begin() }
    isOutdated = true
    run.cancel()
  }

  /// Waits for the run to come to its end: nothing that it started is left behind.
  private func stop(_ code: ExitCode) async -> ExitCode {
    run?.cancel()
    await run?.value
    return code
  }

  private mutating func checkForChanges() {
    redraw()
    // While an editor replaces a file there may be none; the next look finds it.
    guard !isOutdated, let current = SavedProgress.Fingerprint(exercise, in: session.package),
      current != checked
    else { return }
    restart()
  }

  private mutating func runEnded(_ result: Result<AnswerReport, any Error>) {
    run = nil
    guard !isOutdated else { return begin() }
    clear()
    if !notice.isEmpty { console.print(notice + [""]) }
    notice = []
    switch result {
    case .success(let report):
      show(report)
      if report.verdict == .passed, autoAdvances,
        let next = session.progress().next(after: exercise)
      {
        exercise = next.exercise
        console.print()
        return begin()
      }
    case .failure(is CancellationError): break
    case .failure(let error): console.printError(String(describing: error))
    }
    showKeys()
  }

  private mutating func show(_ report: AnswerReport) {
    displayed = (report, console.width)
    console.print(Check(exercise: exercise, session: session).lines(for: report))
  }

  /// Shows the report anew where the terminal has another width by now.
  private mutating func redraw() {
    guard hasKeys, run == nil, let displayed, displayed.width != console.width else { return }
    clear()
    show(displayed.report)
    showKeys()
  }

  // MARK: - Keys

  /// - Returns: Whether to quit.
  private mutating func handleKey(_ key: Character) async -> Bool {
    displayed = nil
    switch key {
    case "q", "Q": return true
    case "h", "H": await show { try await HintLadder(exercise: exercise, session: session).next() }
    case "l", "L": await show { Overview(progress: session.progress(), console: console).lines }
    case "r", "R": restart()
    case "n", "N":
      if let next = session.progress().next(after: exercise) {
        exercise = next.exercise
        restart()
      } else {
        await show { ["There is no other exercise that has not passed."] }
      }
    case "x", "X":
      let reset = Result { try Reset(exercise: exercise, session: session).restoreStub() }
      await show { try reset.get() }
      if hasKeys { notice = (try? reset.get()) ?? [] }
    default: break
    }
    return false
  }

  private func show(_ lines: () async throws -> [String]) async {
    console.print()
    do {
      console.print(try await lines())
    } catch is CancellationError {
      return
    } catch {
      console.printError(String(describing: error))
    }
    showKeys()
  }

  private func showKeys() {
    guard hasKeys else { return }
    let keys = ["h hint", "l list", "n next", "r run", "x reset", "q quit"]
    console.print()
    console.print(console.wrapped(keys.joined(separator: "  ")).map { console.styled($0, .dim) })
  }

  private func clear() {
    if hasKeys { console.put("\u{1B}[H\u{1B}[2J") }
  }

  private var console: Console { session.console }
}

import WorkbookCommandLine
import WorkbookCore

/// A loop that checks an exercise each time it is saved.
///
/// The loop uses neither a clock nor the keyboard: it only handles events. It detects a save by
/// comparing the contents of the answer and its suite, so it doesn't depend on file system
/// notifications. There is never more than one run, and the search for a misconception counts as one.
/// A save during a run cancels it, and the next run starts as soon as the cancelled one has ended.
struct WatchLoop {
  let session: Session
  let autoAdvances: Bool
  let hasKeys: Bool
  private(set) var exercise: Exercise
  private let send: @Sendable (WatchEvent) -> Void
  private var run: Task<Void, Never>?
  private var checked: SavedProgress.Fingerprint?
  /// Whether the current run was cancelled and another should follow it.
  private var isOutdated = false
  /// Lines about the last key's effect, to show again after the next run clears the screen.
  private var notice: [String] = []
  /// The report at the end of the screen, if any, the line about a misconception after it, and the
  /// width they were laid out for.
  private var displayed: (report: AnswerReport, remark: String?, width: Int)?

  /// Creates a loop that watches an exercise.
  ///
  /// - Parameters:
  ///   - autoAdvances: Whether to go on to the next exercise after a pass.
  ///   - hasKeys: Whether the user can press keys. If so, the loop lists the keys and clears the
  ///     screen for each run.
  ///   - send: Enqueues an event of the loop's own in the stream that ``watch(_:)`` reads.
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

  /// Handles events until the user quits, the output has no reader, or the stream ends.
  mutating func watch(_ events: AsyncStream<WatchEvent>) async -> ExitCode {
    begin()
    var code = ExitCode.done
    for await event in events {
      switch event {
      case .tick:
        guard console.hasReader else { return await stop(.interrupted) }
        checkForChanges()
      case .ended(let result): runEnded(result)
      case .diagnosed(let line): diagnosisEnded(line)
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

  /// Starts a new run, after cancelling the current one and waiting for it to end.
  private mutating func restart() {
    guard let run else { return begin() }
    isOutdated = true
    run.cancel()
  }

  /// Cancels the run and waits for it to end, so that it leaves no processes behind.
  private func stop(_ code: ExitCode) async -> ExitCode {
    run?.cancel()
    await run?.value
    return code
  }

  private mutating func checkForChanges() {
    redraw()
    // The file may be missing while an editor replaces it. The next tick finds it.
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
      let check = Check(exercise: exercise, session: session)
      check.recordFailure(in: report)
      if check.hasFailedAlike {
        run = Task { [send] in send(.diagnosed(try? await check.repeatedMisconception())) }
      }
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

  private mutating func diagnosisEnded(_ line: String?) {
    run = nil
    guard !isOutdated else { return begin() }
    guard let line else { return }
    displayed?.remark = line
    console.print([""] + console.wrapped(line))
    showKeys()
  }

  private mutating func show(_ report: AnswerReport, remark: String? = nil) {
    displayed = (report, remark, console.width)
    let check = Check(exercise: exercise, session: session)
    // The keys below take two lines, and the cursor is in another.
    let height = hasKeys ? console.height.map { $0 - 3 } : nil
    console.print(check.lines(for: report, height: height))
    if let remark { console.print([""] + console.wrapped(remark)) }
  }

  /// Shows the report again if the width of the terminal has changed.
  private mutating func redraw() {
    guard hasKeys, run == nil, let displayed, displayed.width != console.width else { return }
    clear()
    show(displayed.report, remark: displayed.remark)
    showKeys()
  }

  // MARK: - Keys

  /// Handles a key.
  ///
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
        await show { ["All other exercises have passed."] }
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

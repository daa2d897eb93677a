import WorkbookCommandLine
import WorkbookCore

/// A loop that checks an exercise each time it's saved.
///
/// The loop only handles events and uses neither a clock nor the keyboard directly. It detects a
/// save by comparing the contents of the answer and its suite, so it doesn't depend on file system
/// notifications. There is never more than one run at a time, and the search for a hint or a
/// misconception counts as a run. A save during a run cancels the run, and the next run starts as
/// soon as the canceled one has ended. No event waits for a run.
struct WatchLoop {
  /// A function that opens a file in the student's editor, at a line, and returns whether the
  /// editor uses the terminal. It sends ``WatchEvent/edited(_:)`` when the editor exits.
  typealias OpenEditor = (_ path: String, _ line: Int?) -> Bool

  let session: Session
  let autoAdvances: Bool
  var exercise: Exercise
  let openEditor: OpenEditor
  let send: @Sendable (WatchEvent) -> Void
  var screen: WatchScreen
  var mode = WatchMode.report
  /// The current run.
  var run: (kind: RunKind, task: Task<Void, Never>)?
  /// The run to start when the current run, which has been canceled, ends.
  var pending: Run?
  var checked: SavedProgress.Fingerprint?
  /// Lines to show above the report of the next run, if the user starts that run by pressing a key.
  var notice: [String] = []
  /// The report of the last run, if it has ended.
  var report: WatchReport?
  /// The page that is shown instead of the report.
  var detour: Detour?
  var counter = RunCounter()
  /// Lines to show above the report.
  var noticeAbove: [String] = []
  /// Lines that name the misconception behind the failure in the report.
  var misconception: [String] = []
  /// The progress when it was last read. Reading it again means reading every answer, stub, and
  /// suite.
  var progress: Progress?

  /// A run that the user starts.
  enum Run {
    case check
    case checkAll([Exercise])
  }

  /// Something that a key shows instead of the report.
  enum Detour {
    case wholeReport, solution
  }

  /// A kind of run.
  enum RunKind {
    case check, checkAll, hint, diagnosis
  }

  /// Creates a loop that watches an exercise.
  ///
  /// - Parameters:
  ///   - autoAdvances: Whether to continue to the next exercise after a pass.
  ///   - hasKeys: Whether the user can press keys. If so, the loop draws a whole screen at a time.
  ///   - openEditor: A closure that opens a file in the student's editor.
  ///   - send: A closure that adds an event from the loop itself to the stream that ``watch(_:)``
  ///     reads.
  init(
    _ exercise: Exercise, session: Session, autoAdvances: Bool, hasKeys: Bool,
    openEditor: @escaping OpenEditor = { _, _ in false },
    send: @escaping @Sendable (WatchEvent) -> Void
  ) {
    self.exercise = exercise
    self.session = session
    self.autoAdvances = autoAdvances
    self.openEditor = openEditor
    self.send = send
    screen = WatchScreen(console: session.console, isInteractive: hasKeys)
  }

  var console: Console { session.console }
  var hasKeys: Bool { screen.isInteractive }

  /// Handles events until the user quits, the output has no reader, or the stream ends.
  mutating func watch(_ events: AsyncStream<WatchEvent>) async -> ExitCode {
    begin(.check)
    for await event in events {
      switch event {
      case .tick:
        guard console.hasReader else { return await stop(.interrupted) }
        checkForChanges()
      case .ended(let result): runEnded(result)
      case .hinted(let lines): searchForHintEnded(lines)
      case .diagnosed(let line): diagnosisEnded(line)
      case .checked(let exercise, let result): answerChecked(exercise, result)
      case .checkedAll: checkOfAllEnded()
      case .edited(let lines): editorExited(lines)
      case .key(let key):
        guard !handle(key) else { return await stop(.done) }
      }
    }
    return await stop(Task.isCancelled ? .interrupted : .done)
  }

  /// Cancels the run and waits for it to end, so that it leaves no processes behind.
  private func stop(_ code: ExitCode) async -> ExitCode {
    run?.task.cancel()
    await run?.task.value
    return code
  }

  private mutating func checkForChanges() {
    if case .editor = mode { return }
    if screen.hasNewSize { draw() }
    // The file may be missing while an editor replaces it. The next tick finds it.
    guard pending == nil, let current = SavedProgress.Fingerprint(exercise, in: session.package),
      current != checked
    else { return }
    restart(.check)
  }

  private mutating func editorExited(_ lines: [String]) {
    if case .editor = mode { mode = .report }
    if !lines.isEmpty { screen.notes = lines }
    draw()
  }

  /// Reads the progress again, so that the bar and the menu are up to date when they're next drawn.
  @discardableResult
  mutating func updateProgress() -> Progress {
    let progress = session.progress()
    self.progress = progress
    mode.update(progress)
    return progress
  }

  /// Draws the whole screen.
  mutating func draw() {
    screen.draw(mode, progress)
  }
}

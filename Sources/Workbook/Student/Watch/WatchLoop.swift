import WorkbookCommandLine
import WorkbookCore

/// A loop that checks an exercise each time it's saved.
///
/// The loop only handles events and uses neither a clock nor the keyboard directly. It detects a
/// save by comparing the contents of the answer and its suite, so it doesn't depend on file system
/// notifications. There is never more than one run at a time, and the search for a misconception
/// counts as a run. A save during a run cancels the run, and the next run starts as soon as the
/// canceled one has ended.
struct WatchLoop {
  /// A function that opens a file in the student's editor, at a line. It sends
  /// ``WatchEvent/edited(_:)`` when the editor no longer uses the terminal.
  typealias OpenEditor = (_ path: String, _ line: Int?) -> Void

  let session: Session
  let autoAdvances: Bool
  let hasKeys: Bool
  private(set) var exercise: Exercise
  private let openEditor: OpenEditor
  private let send: @Sendable (WatchEvent) -> Void
  private var run: Task<Void, Never>?
  private var checked: SavedProgress.Fingerprint?
  /// The run to start when the current run, which has been canceled, ends.
  private var pending: Run?
  private var mode = Mode.report
  /// The lines above the footer, laid out for the width of the terminal.
  private var content: () -> [String] = { [] }
  /// Lines about the effect of a key, shown below the report until the next run starts.
  private var notes: [String] = []
  /// Lines to show above the report of the next run, if the user starts that run by pressing a key.
  private var notice: [String] = []
  /// The progress when it was last read. Reading it again means reading every answer, stub, and
  /// suite.
  private var progress: Progress?
  private var page = WatchPage()
  /// The size of the terminal when the screen was last drawn.
  private var drawnSize: [Int?] = []

  private enum Run { case check, checkAll }

  /// The mode, which determines what the keys do.
  private enum Mode {
    case report
    case menu(ExerciseMenu)
    /// A question about restoring the stub of an exercise. If the question was asked from the menu,
    /// the menu stays visible.
    case confirmation(Exercise, ExerciseMenu?)
    case editor
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
    openEditor: @escaping OpenEditor = { _, _ in },
    send: @escaping @Sendable (WatchEvent) -> Void
  ) {
    self.exercise = exercise
    self.session = session
    self.autoAdvances = autoAdvances
    self.hasKeys = hasKeys
    self.openEditor = openEditor
    self.send = send
  }

  /// Handles events until the user quits, the output has no reader, or the stream ends.
  mutating func watch(_ events: AsyncStream<WatchEvent>) async -> ExitCode {
    begin(.check)
    for await event in events {
      switch event {
      case .tick:
        guard console.hasReader else { return await stop(.interrupted) }
        checkForChanges()
      case .ended(let result): runEnded(result)
      case .diagnosed(let line): diagnosisEnded(line)
      case .checked(let exercise, let result): answerChecked(exercise, result)
      case .checkedAll: checkOfAllEnded()
      case .edited(let lines):
        mode = .report
        notes = lines
        draw()
      case .key(let key):
        guard await !handle(key) else { return await stop(.done) }
      }
    }
    return await stop(Task.isCancelled ? .interrupted : .done)
  }

  // MARK: - Runs

  private mutating func begin(_ kind: Run) {
    pending = nil
    notes = []
    switch kind {
    case .check: beginCheck()
    case .checkAll: beginCheckOfAll()
    }
  }

  private mutating func beginCheck() {
    updateProgress()
    checked = SavedProgress.Fingerprint(exercise, in: session.package)
    let check = Check(exercise: exercise, session: session)
    let isFirst = hasKeys ? check.firstBuildNotice : ""
    show { [console, exercise, notice] in
      notice + (notice.isEmpty ? [] : [""])
        + [
          "Checking \(exercise.label) \(exercise.name), " + console.path(exercise.answerPath())
            + " …" + isFirst
        ]
    }
    run = Task { [send] in
      do {
        send(.ended(.success(try await check.run())))
      } catch {
        send(.ended(.failure(error)))
      }
    }
  }

  /// Starts a new run, after canceling the current one and waiting for it to end.
  private mutating func restart(_ kind: Run = .check) {
    guard let run else { return begin(kind) }
    pending = kind
    run.cancel()
  }

  /// Cancels the run and waits for it to end, so that it leaves no processes behind.
  private func stop(_ code: ExitCode) async -> ExitCode {
    run?.cancel()
    await run?.value
    return code
  }

  private mutating func checkForChanges() {
    if case .editor = mode { return }
    if drawnSize != size { draw() }
    // The file may be missing while an editor replaces it. The next tick finds it.
    guard pending == nil, let current = SavedProgress.Fingerprint(exercise, in: session.package),
      current != checked
    else { return }
    restart()
  }

  private mutating func runEnded(_ result: Result<AnswerReport, any Error>) {
    run = nil
    if let pending { return begin(pending) }
    updateProgress()
    let above = notice.isEmpty ? [] : notice + [""]
    notice = []
    switch result {
    case .success(let report):
      let check = Check(exercise: exercise, session: session)
      show { above + check.lines(for: report) }
      check.recordFailure(in: report)
      if check.hasFailedAlike {
        run = Task { [send] in send(.diagnosed(try? await check.repeatedMisconception())) }
      }
      if report.verdict == .passed, autoAdvances,
        let next = session.progress().next(after: exercise)
      {
        exercise = next.exercise
        if !hasKeys { console.print() }
        return restart()
      }
    case .failure(is CancellationError): break
    case .failure(let error):
      let text = String(describing: error)
      if hasKeys {
        show { [console] in above + console.wrapped(text) }
      } else {
        console.printError(text)
      }
    }
  }

  private mutating func diagnosisEnded(_ line: String?) {
    run = nil
    if let pending { return begin(pending) }
    guard let line else { return }
    let report = content
    content = { [console] in report() + [""] + console.wrapped(line) }
    if hasKeys { draw() } else { console.print([""] + console.wrapped(line)) }
  }

  // MARK: - Checking several answers

  private mutating func beginCheckOfAll() {
    let changed = session.progress().items.filter(\.state.isUnchecked).map(\.exercise)
    guard !changed.isEmpty else {
      notes = ["All answers that you changed have been checked."]
      return draw()
    }
    let title = "Checking \(changed.count.counted("changed answer")) …"
    show { [title] }
    run = Task { [send, session] in
      for exercise in changed where !Task.isCancelled {
        do {
          let check = Check(exercise: exercise, session: session)
          let report = try await check.run()
          check.recordFailure(in: report)
          send(.checked(exercise, .success(report)))
        } catch {
          send(.checked(exercise, .failure(error)))
        }
      }
      send(.checkedAll)
    }
  }

  private mutating func answerChecked(
    _ exercise: Exercise, _ result: Result<AnswerReport, any Error>
  ) {
    let line: String
    switch result {
    case .success(let report):
      let state: ExerciseState = report.verdict == .passed ? .passed : .failed
      line =
        console.styled(state.mark, state.style)
        + " \(exercise.label) \(exercise.name) \(report.verdict.words)"
    case .failure(is CancellationError): return
    case .failure(let error):
      line = "\(exercise.label) \(exercise.name): \(error)"
    }
    let before = content
    content = { [console] in before() + console.wrapped(line) }
    page.scroll(by: .max)
    updateProgress()
    draw()
  }

  private mutating func checkOfAllEnded() {
    run = nil
    if let pending { return begin(pending) }
    updateProgress()
    draw()
  }

  // MARK: - Keys

  /// Handles a key.
  ///
  /// - Returns: Whether to quit.
  private mutating func handle(_ key: WatchKey) async -> Bool {
    switch mode {
    case .report: return await handleInReport(key)
    case .menu(let menu): return handle(key, in: menu)
    case .confirmation(let exercise, let menu): confirm(key, resetting: exercise, in: menu)
    case .editor: break
    }
    return false
  }

  private mutating func handleInReport(_ key: WatchKey) async -> Bool {
    switch key {
    case .character("q"), .character("Q"): return true
    case .character("h"):
      let hints = HintLadder(exercise: exercise, session: session)
      await note { try await hints.next() }
    case .character("l"):
      let progress = session.progress()
      self.progress = progress
      mode = .menu(ExerciseMenu(progress, selection: exercise))
      draw()
    case .character("r"): restart()
    case .character("c"): restart(.checkAll)
    case .character("o"): edit(exercise)
    case .character("n"):
      guard let next = session.progress().next(after: exercise) else {
        await note { ["All other exercises have passed."] }
        break
      }
      exercise = next.exercise
      restart()
    case .character("x"):
      mode = .confirmation(exercise, nil)
      draw()
    case .character(" "), .pageDown: scroll(by: pageHeight)
    case .character("b"), .pageUp: scroll(by: -pageHeight)
    case .down, .character("j"): scroll(by: 1)
    case .up, .character("k"): scroll(by: -1)
    case .end: scroll(by: .max)
    case .home: scroll(by: -.max)
    default: break
    }
    return false
  }

  private mutating func handle(_ key: WatchKey, in menu: ExerciseMenu) -> Bool {
    var menu = menu
    switch key {
    case .character("q"), .character("Q"): return true
    case .up, .character("k"): menu.move(by: -1)
    case .down, .character("j"): menu.move(by: 1)
    case .pageUp, .character("b"): menu.move(by: -pageHeight)
    case .pageDown, .character(" "): menu.move(by: pageHeight)
    case .home: menu.move(toEnd: false)
    case .end: menu.move(toEnd: true)
    case .character("f"): menu.changeFilter()
    case .character("l"), .escape:
      mode = .report
      draw()
      return false
    case .character("x"):
      guard let selected = menu.selected else { break }
      mode = .confirmation(selected, menu)
      draw()
      return false
    case .character("o"):
      guard let selected = menu.selected else { break }
      edit(selected)
      return false
    case .enter:
      guard let selected = menu.selected else { break }
      mode = .report
      exercise = selected
      restart()
      if run != nil { draw() }
      return false
    default: break
    }
    mode = .menu(menu)
    draw()
    return false
  }

  private mutating func confirm(
    _ key: WatchKey, resetting exercise: Exercise, in menu: ExerciseMenu?
  ) {
    mode = menu.map { .menu($0) } ?? .report
    if [.character("y"), .character("Y")].contains(key) {
      do {
        notes = try Reset(exercise: exercise, session: session).restoreStub()
      } catch {
        notes = console.wrapped(String(describing: error))
      }
      // The changed file starts a run, which would otherwise hide how to undo the reset.
      if exercise == self.exercise { notice = notes }
    }
    updateProgress()
    draw()
  }

  private mutating func edit(_ exercise: Exercise) {
    mode = .editor
    openEditor(exercise.answerPath(), session.progress()[exercise].holes.first?.line)
  }

  // MARK: - The screen

  private var console: Console { session.console }

  private var size: [Int?] { [console.width, console.height] }

  private var pageHeight: Int { max(1, (console.height ?? 24) - 8) }

  private mutating func scroll(by count: Int) {
    page.scroll(by: count)
    draw()
  }

  /// Shows lines, scrolled to the top.
  private mutating func show(_ lines: @escaping () -> [String]) {
    content = lines
    page = WatchPage()
    if hasKeys { draw() } else { console.print(lines()) }
  }

  /// Shows lines below the report.
  private mutating func note(_ lines: () async throws -> [String]) async {
    do {
      notes = try await lines()
    } catch is CancellationError {
      return
    } catch {
      notes = console.wrapped(String(describing: error))
    }
    page.scroll(by: .max)
    draw()
  }

  /// Reads the progress again, so that the bar and the menu are up to date when they're next drawn.
  private mutating func updateProgress() {
    guard hasKeys else { return }
    let progress = session.progress()
    self.progress = progress
    switch mode {
    case .menu(var menu):
      menu.update(progress)
      mode = .menu(menu)
    case .confirmation(let exercise, var menu?):
      menu.update(progress)
      mode = .confirmation(exercise, menu)
    case .report, .confirmation, .editor: break
    }
  }

  /// Draws the whole screen: as much of the content as fits, and the footer.
  private mutating func draw() {
    guard hasKeys else { return }
    if case .editor = mode { return }
    drawnSize = size
    let footer = self.footer
    // The cursor is on the line after the last one.
    let rows = console.height.map { max(3, $0 - footer.count - 1) }
    let lines: [String]
    switch mode {
    case .menu(let menu), .confirmation(_, let menu?):
      lines = menu.lines(console: console, rows: rows)
    case .report, .confirmation, .editor:
      let all = content() + (notes.isEmpty ? [] : [""] + notes)
      lines = rows.map { page.visible(all, rows: $0, width: console.width) } ?? all
    }
    console.put("\u{1B}[H\u{1B}[2J")
    console.print(lines + footer)
  }

  private var footer: [String] {
    let keys: String
    switch mode {
    case .confirmation(let exercise, _):
      return [""]
        + console.wrapped(
          "Restore the stub of \(exercise.label) \(exercise.name)? Your answer is backed up. "
            + "y restore, any other key cancel"
        ).map { console.styled($0, .bold) }
    case .menu:
      keys = "↑↓ move  ⏎ watch  f filter  o open  x reset  esc back  q quit"
    case .report, .editor:
      keys = "h hint  l list  n next  c check all  o open  r run  x reset  q quit"
    }
    return [""] + (progress.map { [ProgressBar(progress: $0, console: console).line] } ?? [])
      + console.wrapped(keys).map { console.styled($0, .dim) }
  }
}

import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite(.timeLimit(.minutes(10))) struct WatchTests {
  let house = House()
  let runner = HeldRunner()
  private let path = House.lamp.answerPath()

  init() {
    house.write("1", to: House.lamp.answerPath())
    house.write("door", to: House.door.answerPath())
  }

  /// A running watch loop, with methods that send it events.
  private final class Watch {
    let send: @Sendable (WatchEvent) -> Void
    private let finish: @Sendable () -> Void
    private let task: Task<ExitCode, Never>
    private var starts: AsyncStream<String>.AsyncIterator
    private var ends: AsyncStream<Void>.AsyncIterator
    private var diagnoses: AsyncStream<Void>.AsyncIterator

    init(
      _ house: House, _ runner: HeldRunner, autoAdvances: Bool = false, hasKeys: Bool = false,
      console: Console? = nil
    ) {
      let (queue, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
      let (ends, ended) = AsyncStream.makeStream(of: Void.self)
      let (diagnoses, diagnosed) = AsyncStream.makeStream(of: Void.self)
      let latest = Mutex<WatchEvent?>(nil)
      // When the loop asks for the next event, it has handled the latest one.
      let events = AsyncStream<WatchEvent> {
        switch latest.withLock({ $0 }) {
        case .ended(.success): ended.yield()
        case .hinted, .diagnosed, .checkedAll: diagnosed.yield()
        default: break
        }
        for await event in queue {
          latest.withLock { $0 = event }
          return event
        }
        return nil
      }
      var session = house.session()
      session.makeRunner = { _ in runner }
      session.console = console ?? session.console
      send = { continuation.yield($0) }
      finish = { continuation.finish() }
      var loop = WatchLoop(
        House.lamp, session: session, autoAdvances: autoAdvances, hasKeys: hasKeys, send: send)
      task = Task { await loop.watch(events) }
      starts = runner.starts.makeAsyncIterator()
      self.ends = ends.makeAsyncIterator()
      self.diagnoses = diagnoses.makeAsyncIterator()
    }

    /// Waits for the next run to start, and returns its exercise and answer.
    func start() async -> String? { await starts.next() }

    /// Waits until the loop has handled the end of a run that wasn't canceled.
    func end() async { await ends.next() }

    /// Waits until the loop has handled the end of a search for a hint or a misconception, or of a
    /// check of all answers.
    func diagnosis() async { await diagnoses.next() }

    func press(_ keys: String) { keys.forEach { press(.character($0)) } }

    func press(_ keys: WatchKey...) { keys.forEach { send(.key($0)) } }

    /// Ends the stream of events and returns the loop's exit code.
    func leave() async -> ExitCode {
      finish()
      return await task.value
    }

    func cancel() async -> ExitCode {
      task.cancel()
      return await task.value
    }
  }

  /// Writes an answer that resembles a known wrong answer, so that a hint compares the two.
  private func addWrongAnswer() {
    house.write(
      """
      # Wrong answers to Lamp

      ## Static

      **The thought:** All lamps are one.

      **What you see:** Both lamps go out.

      **Caught by:** it is on

      ```swift
      static var lamps = 0
      ```

      """, to: House.lamp.wrongAnswersPath)
    house.write("static var n = 0", to: path)
  }

  private static let failure = AnswerReport.of(.failed, [.named("it is on", .failed)])

  @Test func `the watch command runs the tests only when a file is saved`() async {
    let watch = Watch(house, runner)
    #expect(await watch.start() == "Lamp 1")
    runner.end(.of(.failed))
    await watch.end()
    watch.send(.tick)
    watch.send(.tick)
    house.write("2", to: path)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 2")
    runner.end(.of(.failed))
    await watch.end()
    #expect(await watch.leave() == .done)
    #expect(runner.cancelled == 0)
  }

  @Test func `saving a file during a run cancels the run, and the latest file is checked`() async {
    let watch = Watch(house, runner)
    #expect(await watch.start() == "Lamp 1")
    house.write("2", to: path)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 2")
    house.write("3", to: path)
    watch.send(.tick)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 3")
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await watch.end()
    _ = await watch.leave()
    #expect(runner.cancelled == 2)
    #expect(runner.mostAtOnce == 1)
    #expect(house.session().progress()[House.lamp].state == .passed)
    #expect(house.transcript.output.components(separatedBy: "The test passed.").count == 2)
  }

  @Test func `a changed suite starts a run, but a file that is briefly missing doesn't`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    try? FileManager.default.removeItem(at: house.package.url(path))
    watch.send(.tick)
    house.write("1", to: path)
    watch.send(.tick)
    house.write("// a new suite", to: House.lamp.suitePath)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 1")
    _ = await watch.leave()
  }

  @Test func `after an exercise passes, the watch command stays on it until n is pressed`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    runner.end(.of(.passed))
    await watch.end()
    watch.press("n")
    #expect(await watch.start() == "Door door")
    _ = await watch.leave()
  }

  @Test
  func `with automatic advance, the watch command continues to the next exercise after a pass`()
    async
  {
    let watch = Watch(house, runner, autoAdvances: true)
    _ = await watch.start()
    runner.end(.of(.passed))
    #expect(await watch.start() == "Door door")
    _ = await watch.leave()
  }

  @Test func `each key in the watch command does what the help says`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("hr?")
    #expect(await watch.start() == "Lamp 1")
    runner.end(.of(.failed))
    await watch.end()
    watch.press("q")
    #expect(await watch.leave() == .done)
    #expect(house.transcript.output.contains("What is a lamp?"))
    #expect(house.transcript.output.contains("0 of 3 exercises passed"))
    let keys = "h hint  l list  n next  c check all  o open  r run  x reset  q quit"
    #expect(house.transcript.output.contains(keys))
  }

  @Test
  func `pressing x restores the stub after a confirmation and says how to restore the answer`()
    async
  {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("xn")
    watch.press(.character("x"), .escape)
    watch.press("r")
    #expect(await watch.start() == "Lamp 1")
    runner.end(.of(.failed))
    await watch.end()
    watch.press("xyr")
    _ = await watch.start()
    #expect(house.read(path) == house.stub(of: House.lamp))
    #expect(house.files(below: ".workbook/backups").count == 1)
    _ = await watch.leave()
    #expect(house.transcript.output.contains("Restore the stub of 1.1 Lamp?"))
    let way = "To restore that answer: swift run workbook reset Lamp --restore"
    #expect(house.transcript.output.contains(way))
  }

  @Test func `after a reset, the next report still says how to restore the answer`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("xy")
    watch.send(.tick)
    _ = await watch.start()
    runner.end(.of(.unfinished))
    await watch.end()
    watch.press("q")
    _ = await watch.leave()
    let screen = lastScreen
    #expect(screen.contains("To restore that answer: swift run workbook reset Lamp --restore"))
    #expect(screen.contains("Lamp is unfinished"))
  }

  /// The last screen that the loop drew.
  private var lastScreen: String {
    house.transcript.output.components(separatedBy: "\u{1B}[2J").last ?? ""
  }

  @Test func `choosing an exercise from the list makes the watch command switch to it`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press(.character("l"), .down, .down, .down, .up, .enter)
    #expect(await watch.start() == "Door door")
    _ = await watch.leave()
    #expect(house.transcript.output.contains("▶ ✘ 1.1  Lamp"))
    #expect(house.transcript.output.contains("▶ ○ 2.1  Gate"))
  }

  @Test
  func
    `a run that ends while the list is shown updates the list, and its report is shown afterward`()
    async
  {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    watch.press("l")
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await watch.end()
    watch.press("r")
    _ = await watch.leave()
    #expect(lastScreen.contains("▶ ✔ 1.1  Lamp"))
    #expect(!house.transcript.output.contains("The test passed."))
  }

  @Test func `pressing Escape returns from the list to the report`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    watch.press("l")
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await watch.end()
    watch.press(.escape)
    _ = await watch.leave()
    #expect(lastScreen.contains("The test passed."))
  }

  @Test func `pressing x in the list resets the exercise under the cursor`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press(.character("l"), .down)
    watch.press("xyq")
    _ = await watch.leave()
    #expect(house.read(House.door.answerPath()) == house.stub(of: House.door))
    #expect(house.read(path) == "1")
  }

  @Test func `pressing c checks each answer that was changed`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    house.write("gate", to: House.gate.answerPath())
    watch.press("c")
    #expect(await watch.start() == "Door door")
    runner.end(.of(.passed))
    #expect(await watch.start() == "Gate gate")
    runner.end(.of(.failed))
    await watch.diagnosis()
    watch.press("c")
    _ = await watch.leave()
    #expect(runner.mostAtOnce == 1)
    #expect(house.transcript.output.contains("Checking 2 changed answers …"))
    #expect(lastScreen.contains("✔ 1.2 Door passed\n✘ 2.1 Gate failed"))
    #expect(lastScreen.contains("All answers that you changed have been checked."))
  }

  @Test
  func `saving a file while all answers are being checked starts a run for that file`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("c")
    #expect(await watch.start() == "Door door")
    house.write("2", to: path)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 2")
    _ = await watch.leave()
    #expect(runner.mostAtOnce == 1)
  }

  @Test func `if a failure is repeated, the misconception is named below the report`() async {
    addWrongAnswer()
    house.write("1", to: path)
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(Self.failure)
    await watch.end()
    house.write("static var n = 0", to: path)
    watch.send(.tick)
    _ = await watch.start()
    runner.end(Self.failure)
    // The wrong answer runs with one test, and then with all tests.
    for _ in 1...2 {
      #expect(await watch.start() == "Lamp static var lamps = 0")
      runner.end(Self.failure)
    }
    await watch.diagnosis()
    _ = await watch.leave()
    let screen = house.transcript.output.components(separatedBy: "\u{1B}[2J").last
    #expect(screen?.contains("You may be thinking: “All lamps are one.”") == true)
  }

  @Test func `saving a file during the search for a misconception starts a run`() async {
    addWrongAnswer()
    let watch = Watch(house, runner)
    _ = await watch.start()
    runner.end(Self.failure)
    await watch.end()
    watch.press("r")
    _ = await watch.start()
    runner.end(Self.failure)
    #expect(await watch.start() == "Lamp static var lamps = 0")
    house.write("3", to: path)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 3")
    _ = await watch.leave()
    #expect(runner.mostAtOnce == 1)
    #expect(!house.transcript.output.contains("You may be thinking"))
  }

  @Test func `while a hint is being looked for, keys work and saving a file starts a run`() async {
    addWrongAnswer()
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(Self.failure)
    await watch.end()
    watch.press("h")
    #expect(await watch.start() == "Lamp static var lamps = 0")
    watch.press("h")
    watch.press(.character("l"), .down)
    house.write("2", to: path)
    watch.send(.tick)
    #expect(await watch.start() == "Lamp 2")
    _ = await watch.leave()
    #expect(runner.mostAtOnce == 1)
    #expect(runner.cancelled == 2)
    #expect(house.transcript.output.contains("▶ ● 1.2  Door"))
  }

  @Test func `a hint about a misconception is shown when the search for it has ended`() async {
    addWrongAnswer()
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(Self.failure)
    await watch.end()
    watch.press("h")
    // The wrong answer runs with one test, and then with all tests.
    for _ in 1...2 {
      #expect(await watch.start() == "Lamp static var lamps = 0")
      runner.end(Self.failure)
    }
    await watch.diagnosis()
    _ = await watch.leave()
    #expect(lastScreen.contains("a likely cause of the failure"))
  }

  @Test func `a hint during a check doesn't start a second run`() async {
    addWrongAnswer()
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(Self.failure)
    await watch.end()
    watch.press("r")
    _ = await watch.start()
    watch.press("h")
    watch.press("j")
    runner.end(.of(.unfinished))
    await watch.end()
    _ = await watch.leave()
    #expect(runner.mostAtOnce == 1)
    #expect(house.transcript.output.contains("What is a lamp?"))
  }

  @Test func `pressing c during the first check of a stub lets the check finish`() async {
    house.write(house.stub(of: House.lamp), to: path)
    house.write(house.stub(of: House.door), to: House.door.answerPath())
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    watch.press("c")
    watch.press("j")
    runner.end(.of(.unfinished))
    await watch.end()
    _ = await watch.leave()
    #expect(runner.cancelled == 0)
    #expect(lastScreen.contains("Lamp is unfinished"))
  }

  @Test func `redrawing the report reads no files`() async {
    house.write(house.stub(of: House.door), to: House.door.answerPath())
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await watch.end()
    for folder in ["Exercises", ".stubs", "Tests", ".workbook"] {
      try? FileManager.default.removeItem(at: house.package.url(folder))
    }
    watch.press("j")
    _ = await watch.leave()
    let screens = house.transcript.output.components(separatedBy: "\u{1B}[2J").suffix(2)
    #expect(screens.first?.trimmedAtEnd.hasPrefix(screens.last ?? "-") == true)
    #expect(screens.last?.contains("Next:    1.2 Door, Exercises/01-House/Door.swift:5") == true)
  }

  @Test func `a result that stays the same says when it was checked, and how often`() async {
    let watch = Watch(house, runner, hasKeys: true)
    for _ in 1...3 {
      _ = await watch.start()
      runner.end(.of(.failed, [.named("it is on", .failed), .named("it shines", .failed)]))
      await watch.end()
      watch.press("r")
    }
    _ = await watch.start()
    runner.end(.of(.failed, [.named("it is on", .failed), .named("it shines", .passed)]))
    await watch.end()
    _ = await watch.leave()
    let screens = house.transcript.output.components(separatedBy: "\u{1B}[2J")
    #expect(screens.contains { $0.contains("Checked again at 08:00, second run: same result.") })
    #expect(screens.contains { $0.contains("Checked again at 08:00, third run: same result.") })
    #expect(!lastScreen.contains("Checked again"))
  }

  private static let twoFailures = AnswerReport.of(
    .failed, [.named("it is on", .failed), .named("it shines", .failed)])

  @Test func `pressing a shows all of a report, and pressing it again only the first failure`()
    async
  {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(Self.twoFailures)
    await watch.end()
    watch.press("a")
    watch.press("a")
    _ = await watch.leave()
    let screens = house.transcript.output.components(separatedBy: "\u{1B}[2J").suffix(3)
    #expect(screens.map { $0.contains("✘ it shines") } == [false, true, false])
    #expect(screens.map { $0.contains("+ 1 more failed test") } == [true, false, true])
    #expect(screens.map { $0.contains("h hint  a all  l list") } == [true, false, true])
  }

  @Test func `pressing s shows the solution, but only after a pass`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await watch.end()
    watch.press("s")
    watch.press("r")
    _ = await watch.start()
    let before = house.transcript.output
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await watch.end()
    watch.press("s")
    watch.press(.escape)
    _ = await watch.leave()
    #expect(before.contains("Lamp hasn't passed yet. For a hint, press h."))
    #expect(!before.contains("Solutions/"))
    #expect(
      house.transcript.output.contains("Solutions/01-House/Lamp.swift\n\n// A lamp in the hall."))
    #expect(lastScreen.contains("You can now keep the light on."))
    #expect(lastScreen.contains("h hint  s solution  l list"))
  }

  @Test func `a hint names the key for the next hint instead of a command`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("h")
    _ = await watch.leave()
    #expect(lastScreen.contains("If that isn't enough: press h"))
    #expect(!lastScreen.contains("swift run"))
  }

  @Test func `in a copy without solutions, s says when they're released`() async {
    house.withholdSolutions(of: "01-House", until: "December 10, 2026")
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await watch.end()
    watch.press("s")
    _ = await watch.leave()
    #expect(!house.transcript.output.contains("s solution"))
    #expect(house.transcript.output.contains("releases them on December 10, 2026."))
  }

  @Test func `pressing / finds an exercise by its name or goal`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("l/SOMEX")
    watch.press(.character("\u{7F}"))
    watch.press(.enter, .enter)
    #expect(await watch.start() == "Gate \(house.stub(of: House.gate).trimmed)")
    _ = await watch.leave()
    #expect(house.transcript.output.contains("Exercises, filter: all, find: SOME\n\n▶ ○ 2.1  Gate"))
    #expect(house.transcript.output.contains("No exercises match."))
  }

  @Test func `Escape forgets the words, so that all exercises are listed again`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    watch.press("l/")
    watch.press(.character("\u{7F}"))
    watch.press("gate")
    watch.press(.escape)
    _ = await watch.leave()
    #expect(lastScreen.hasPrefix("Exercises, filter: all\n\n▶ ● 1.1  Lamp"))
  }

  @Test func `quitting the watch command waits until the run has been stopped`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    watch.press("q")
    #expect(await watch.leave() == .done)
    #expect(runner.cancelled == 1)
  }

  @Test func `an interrupt stops the run and sets the exit code`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    #expect(await watch.cancel() == .interrupted)
    #expect(runner.cancelled == 1)
  }

  @Test func `if the terminal becomes narrower, the report is redrawn`() async {
    house.write(house.stub(of: House.lamp), to: House.lamp.answerPath())
    let columns = Atomic(80)
    let console = house.transcript.console(
      width: columns.load(ordering: .relaxed), isTerminal: true)
    let watch = Watch(house, runner, hasKeys: true, console: console)
    _ = await watch.start()
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await watch.end()
    watch.send(.tick)
    columns.store(28, ordering: .relaxed)
    watch.send(.tick)
    watch.send(.tick)
    _ = await watch.leave()
    let summaries = house.transcript.output.components(separatedBy: "Lamp failed: ")
    #expect(summaries.count == 3)
    #expect(summaries.last?.contains("  Say whether the light is\n  on.") == true)
  }

  @Test func `without a terminal, the watch command prints plain lines`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await watch.end()
    _ = await watch.leave()
    #expect(
      house.transcript.output == """
        Checking 1.1 Lamp, Exercises/01-House/Lamp.swift …
        1.1 Lamp

        ✘ it is on
          Tests/01-House/LampTests.swift:3

        Lamp failed: 1 failed.

        Edit: Exercises/01-House/Lamp.swift
        Hint: swift run workbook hint Lamp
        """)
  }

  @Test func `a problem with the setup is reported, and the watch command continues`() async {
    var session = house.session()
    session.makeRunner = { _ in throw SetUpError("There is no compiler.") }
    let (events, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
    var loop = WatchLoop(House.lamp, session: session, autoAdvances: false, hasKeys: false) {
      event in
      continuation.yield(event)
      continuation.finish()
    }
    #expect(await loop.watch(events) == .done)
    #expect(house.transcript.errors == "There is no compiler.")
  }
}

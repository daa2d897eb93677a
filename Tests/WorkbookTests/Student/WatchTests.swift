import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent

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

    init(
      _ house: House, _ runner: HeldRunner, autoAdvances: Bool = false, hasKeys: Bool = false,
      console: Console? = nil
    ) {
      let (events, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
      let (ends, ended) = AsyncStream.makeStream(of: Void.self)
      var session = house.session()
      session.makeRunner = { runner }
      session.console = console ?? session.console
      send = { event in
        continuation.yield(event)
        if case .ended(.success) = event { ended.yield() }
      }
      finish = { continuation.finish() }
      var loop = WatchLoop(
        House.lamp, session: session, autoAdvances: autoAdvances, hasKeys: hasKeys, send: send)
      task = Task { await loop.watch(events) }
      starts = runner.starts.makeAsyncIterator()
      self.ends = ends.makeAsyncIterator()
    }

    /// Waits for the next run to start, and returns its exercise and answer.
    func start() async -> String? { await starts.next() }

    /// Waits until a run has ended without being cancelled.
    func end() async { await ends.next() }

    func press(_ keys: String) { keys.forEach { send(.key($0)) } }

    /// Ends the stream of events, and returns the loop's exit code.
    func leave() async -> ExitCode {
      finish()
      return await task.value
    }

    func cancel() async -> ExitCode {
      task.cancel()
      return await task.value
    }
  }

  @Test func `a save starts a run, and nothing else does`() async {
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

  @Test func `a save during a run cancels it, and the last save is what is judged`() async {
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

  @Test func `a changed suite is a save too, and a file that is gone for a moment is none`() async {
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

  @Test func `a pass stays until n is pressed`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    runner.end(.of(.passed))
    await watch.end()
    watch.press("n")
    #expect(await watch.start() == "Door door")
    _ = await watch.leave()
  }

  @Test func `a pass leads on when asked to`() async {
    let watch = Watch(house, runner, autoAdvances: true)
    _ = await watch.start()
    runner.end(.of(.passed))
    #expect(await watch.start() == "Door door")
    _ = await watch.leave()
  }

  @Test func `keys do what they say`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("hlr?")
    #expect(await watch.start() == "Lamp 1")
    runner.end(.of(.failed))
    await watch.end()
    watch.press("q")
    #expect(await watch.leave() == .done)
    #expect(house.transcript.output.contains("What is a lamp?"))
    #expect(house.transcript.output.contains("0 of 3 exercises passed"))
    #expect(house.transcript.output.contains("h hint  l list  n next  r run  x reset  q quit"))
  }

  @Test func `x resets as the command does: it asks nothing, and keeps the answer`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("xr")
    _ = await watch.start()
    #expect(house.read(path) == house.stub(of: House.lamp))
    #expect(house.files(below: ".workbook/backups").count == 1)
    _ = await watch.leave()
    let way = "To get it back: swift run workbook reset Lamp --restore"
    #expect(house.transcript.output.contains(way))
  }

  @Test func `what x has done is still there to be read after the run that follows`() async {
    let watch = Watch(house, runner, hasKeys: true)
    _ = await watch.start()
    runner.end(.of(.failed))
    await watch.end()
    watch.press("x")
    watch.send(.tick)
    _ = await watch.start()
    runner.end(.of(.unfinished))
    await watch.end()
    watch.press("q")
    _ = await watch.leave()
    let screen = house.transcript.output.components(separatedBy: "\u{1B}[2J").last
    #expect(screen?.contains("To get it back: swift run workbook reset Lamp --restore") == true)
    #expect(screen?.contains("Lamp is unfinished") == true)
  }

  @Test func `leaving waits for the run to be stopped`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    watch.press("q")
    #expect(await watch.leave() == .done)
    #expect(runner.cancelled == 1)
  }

  @Test func `an interrupt stops the run and says so by its exit code`() async {
    let watch = Watch(house, runner)
    _ = await watch.start()
    #expect(await watch.cancel() == .interrupted)
    #expect(runner.cancelled == 1)
  }

  @Test func `in a terminal that was made narrower, the report is shown anew`() async {
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

  @Test func `without a terminal it prints plain lines`() async {
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

          Say whether the light is on.

        Edit: Exercises/01-House/Lamp.swift
        Hint: swift run workbook hint Lamp
        """)
  }

  @Test func `a broken set-up is said, and the watch goes on`() async {
    var session = house.session()
    session.makeRunner = { throw SetUpError("There is no compiler.") }
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

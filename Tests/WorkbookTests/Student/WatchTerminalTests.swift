import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite(.timeLimit(.minutes(10))) struct WatchTerminalTests {
  let house = House()
  let runner = HeldRunner()

  @Test
  func `the watch command handles keys and saved files, and restores the terminal when it ends`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    var session = house.session()
    session.console = terminal.console
    session.keyboard = terminal.device
    session.makeRunner = { [runner] _ in runner }
    session.pause = { for await _ in ticks { return } }
    var starts = runner.starts.makeAsyncIterator()
    let watch = Task { [session] in await Tool.workbook.run(["watch"], in: session) }

    await terminal.shows("Checking 1.1 Lamp")
    #expect(terminal.device.mode?.isLineBuffered == false)
    #expect(terminal.device.mode?.echoes == false)
    _ = await starts.next()
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await terminal.shows("✘ it is on")
    await terminal.shows("q quit")

    terminal.type("h")
    await terminal.shows("What is a lamp?")

    house.write("// saved\n", to: House.lamp.answerPath())
    tick.yield()
    #expect(await starts.next() == "Lamp // saved")
    runner.end(.of(.passed, [.named("it is on", .passed)]))
    await terminal.shows("The test passed.")

    terminal.type("l")
    await terminal.shows("Exercises, filter: all")
    terminal.type("\u{1B}[B")
    await terminal.shows("▶ ○ 1.2  Door")
    terminal.type("\r")
    await terminal.shows("Checking 1.2 Door")
    terminal.type("q")
    #expect(await watch.value == .done)
    #expect(terminal.device.mode?.isLineBuffered == true)
    #expect(terminal.device.mode?.echoes == true)
    tick.finish()
  }

  @Test func `an editor that runs in the terminal receives all keys until it exits`() async throws {
    let terminal = try PseudoTerminal()
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    let (opened, open) = AsyncStream.makeStream(of: [String].self)
    let (exits, exit) = AsyncStream.makeStream(of: Void.self)
    var session = house.session()
    session.console = terminal.console
    session.keyboard = terminal.device
    session.environment["EDITOR"] = "nano -w"
    session.makeRunner = { [runner] _ in runner }
    session.pause = { for await _ in ticks { return } }
    session.runInTerminal = { command, arguments in
      open.yield([command] + arguments)
      let isClosed = DispatchSemaphore(value: 0)
      Task {
        for await _ in exits { break }
        isClosed.signal()
      }
      isClosed.wait()
      return 3
    }
    var starts = runner.starts.makeAsyncIterator()
    let watch = Task { [session] in await Tool.workbook.run(["watch"], in: session) }
    _ = await starts.next()
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await terminal.shows("q quit")
    terminal.type("o")
    var calls = opened.makeAsyncIterator()
    let file = house.package.url(House.lamp.answerPath()).path
    #expect(await calls.next() == ["nano -w +5 \"$1\"", file])
    #expect(terminal.device.mode?.isLineBuffered == true)
    exit.yield()
    await terminal.shows("The editor couldn't open")
    #expect(terminal.device.mode?.isLineBuffered == false)
    terminal.type("q")
    #expect(await watch.value == .done)
    tick.finish()
  }

  @Test
  func `while an editor has the file open in a window, the watch command goes on`() async throws {
    let terminal = try PseudoTerminal()
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    let (opened, open) = AsyncStream.makeStream(of: [String].self)
    let isClosed = DispatchSemaphore(value: 0)
    var session = house.session()
    session.console = terminal.console
    session.keyboard = terminal.device
    session.environment["EDITOR"] = "code --wait"
    session.makeRunner = { [runner] _ in runner }
    session.pause = { for await _ in ticks { return } }
    session.runInBackground = { command, arguments in
      open.yield([command] + arguments)
      isClosed.wait()
      return 0
    }
    var starts = runner.starts.makeAsyncIterator()
    let watch = Task { [session] in await Tool.workbook.run(["watch"], in: session) }
    _ = await starts.next()
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await terminal.shows("q quit")
    terminal.type("o")
    var calls = opened.makeAsyncIterator()
    let file = house.package.url(House.lamp.answerPath()).path
    #expect(await calls.next() == ["code --wait --goto \"$1\"", "\(file):5"])

    terminal.type("h")
    await terminal.shows("What is a lamp?")
    house.write("// saved\n", to: House.lamp.answerPath())
    tick.yield()
    #expect(await starts.next() == "Lamp // saved")
    runner.end(.of(.failed, [.named("it is on", .failed)]))
    await terminal.shows("q quit")
    terminal.type("h")
    await terminal.shows("Look at its switch.")
    isClosed.signal()
    terminal.type("q")
    #expect(await watch.value == .done)
    tick.finish()
  }

  @Test func `if the output isn't a terminal, the watch command doesn't read keys`() async throws {
    let terminal = try PseudoTerminal()
    var session = house.session(isTerminal: false)
    session.keyboard = terminal.device
    session.makeRunner = { [runner] _ in runner }
    session.pause = { try await Task.sleep(for: .seconds(3600)) }
    var starts = runner.starts.makeAsyncIterator()
    let watch = Task { [session] in await Tool.workbook.run(["watch"], in: session) }
    _ = await starts.next()
    #expect(terminal.device.mode?.isLineBuffered == true)
    watch.cancel()
    #expect(await watch.value == .interrupted)
    #expect(house.transcript.output == "Checking 1.1 Lamp, Exercises/01-House/Lamp.swift …")
  }

  /// A way to stop the command, and the resulting exit code.
  enum Stop: CaseIterable {
    case controlC, politeKill, crash

    var exitCode: Int32 { self == .crash ? -SIGABRT : ExitCode.interrupted.rawValue }
  }

  @Test(arguments: Stop.allCases)
  func `however the watch command is stopped, the terminal is restored`(stop: Stop) async throws {
    let program = try #require(BuiltProgram.url)
    BuiltProgram.addStubs(to: house)
    let terminal = try PseudoTerminal()
    let child = try terminal.start(program, ["watch"], in: house.package.root)
    await terminal.shows("Checking 1.1 TapCounter")
    #expect(terminal.device.mode?.isLineBuffered == false)
    switch stop {
    case .controlC: terminal.type("\u{03}")
    case .politeKill: kill(child, SIGTERM)
    case .crash: kill(child, SIGABRT)
    }
    #expect(await waitForEnd(of: child) == stop.exitCode)
    #expect(terminal.device.mode?.isLineBuffered == true)
    #expect(terminal.device.mode?.echoes == true)
  }

  @Test func `after a kill, the next command restores the terminal and says so`() async throws {
    let program = try #require(BuiltProgram.url)
    BuiltProgram.addStubs(to: house)
    let terminal = try PseudoTerminal()
    let child = try terminal.start(program, ["watch"], in: house.package.root)
    await terminal.shows("Checking 1.1 TapCounter")
    kill(child, SIGKILL)
    #expect(await waitForEnd(of: child) == -SIGKILL)
    #expect(terminal.device.mode?.isLineBuffered == false)
    let next = try terminal.start(program, ["list", "counter"], in: house.package.root)
    await terminal.shows("The last program in this terminal was killed.")
    await terminal.shows("TapCounter")
    #expect(await waitForEnd(of: next) == 0)
    #expect(terminal.device.mode?.isLineBuffered == true)
    #expect(terminal.device.mode?.echoes == true)
  }

  @Test func `a dumb terminal gets plain lines`() async throws {
    let program = try #require(BuiltProgram.url)
    BuiltProgram.addStubs(to: house)
    let terminal = try PseudoTerminal()
    let child = try terminal.start(
      URL(filePath: "/usr/bin/env"), ["TERM=dumb", program.path, "watch"], in: house.package.root)
    await terminal.shows("Checking 1.1 TapCounter")
    #expect(terminal.device.mode?.isLineBuffered == true)
    kill(child, SIGTERM)
    #expect(await waitForEnd(of: child) == ExitCode.interrupted.rawValue)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  /// A program that reads a line from the terminal, and stays when Ctrl-C is pressed.
  private func addStayingProgram() -> String {
    house.write(
      """
      trap 'echo interrupted' INT
      echo waiting
      until read -r line </dev/tty; do :; done
      echo "read $line"

      """, to: "staying-program")
    return "sh \(house.package.url("staying-program").path)"
  }

  @Test func `pressing Ctrl-C in a pager doesn't end the command that opened it`() async throws {
    let program = try #require(BuiltProgram.url)
    BuiltProgram.addStubs(to: house)
    house.write("# A house\n", to: "Chapters/01-ViewState.md")
    let terminal = try PseudoTerminal()
    let child = try terminal.start(
      URL(filePath: "/usr/bin/env"), ["PAGER=\(addStayingProgram())", program.path, "read", "1"],
      in: house.package.root)
    await terminal.shows("waiting")
    terminal.type("\u{03}")
    await terminal.shows("interrupted")
    terminal.type("all\n")
    await terminal.shows("read all")
    #expect(await waitForEnd(of: child) == 0)
  }

  @Test func `pressing Ctrl-C in an editor doesn't end the watch command`() async throws {
    let program = try #require(BuiltProgram.url)
    BuiltProgram.addStubs(to: house)
    let terminal = try PseudoTerminal()
    let child = try terminal.start(
      URL(filePath: "/usr/bin/env"),
      ["VISUAL=", "EDITOR=\(addStayingProgram())", program.path, "watch"], in: house.package.root)
    await terminal.shows("q quit")
    terminal.type("o")
    await terminal.shows("waiting")
    terminal.type("\u{03}")
    await terminal.shows("interrupted")
    terminal.type("all\n")
    await terminal.shows("read all")
    await terminal.shows("q quit")
    #expect(terminal.device.mode?.isLineBuffered == false)
    terminal.type("q")
    #expect(await waitForEnd(of: child) == 0)
    #expect(terminal.device.mode?.isLineBuffered == true)
  }

  @Test func `the watch command ends when its output no longer has a reader`() async throws {
    let program = try #require(BuiltProgram.url)
    BuiltProgram.addStubs(to: house)
    let pipe = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = ["watch"]
    process.currentDirectoryURL = house.package.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let (ends, ended) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { ended.yield($0.terminationStatus) }
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    var shown = Data()
    while !String(decoding: shown, as: UTF8.self).contains("Checking") {
      shown += pipe.fileHandleForReading.availableData
    }
    try pipe.fileHandleForReading.close()
    var end = ends.makeAsyncIterator()
    #expect(await end.next() == ExitCode.interrupted.rawValue)
  }
}

import Foundation
import Testing

@testable import StateFlowTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ProcessTests {
  /// Tests of programs that crash, hang, or are stopped, each in a child process.
  @Suite("Crashes", .serialized)
  @MainActor
  struct CrashTests {
    /// Returns the state of the terminal after a program has ended.
    private func terminalAfterwards(
      _ terminal: PseudoTerminal, pressing keys: String = "x",
      _ end: @escaping @Sendable (Int32) -> Void = { _ in }
    ) async throws -> (modes: Set<Int>, isOnAlternateScreen: Bool) {
      try await terminal.wait(forText: "ready")
      terminal.type(keys)
      if let number = ChildProcess.number(in: terminal.bytes) { end(number) }
      let after = try await terminal.wait { terminal, _ in !terminal.isOnAlternateScreen }
      return (after.modes, after.isOnAlternateScreen)
    }

    @Test func `a crash restores the terminal and is still reported as a crash`() async throws {
      let terminal = try PseudoTerminal()
      let descriptor = terminal.open()
      defer { close(descriptor) }
      let before = ComparableSettings(of: descriptor)
      async let child = #expect(processExitsWith: .failure) { [path = terminal.path as String] in
        _ = await ChildProcess.run(on: path, .that { _ in fatalError("crashing for the test") })
      }
      let after = try await terminalAfterwards(terminal)
      let result = await child
      #expect(after.modes == [7, 25])
      #expect(ComparableSettings(of: descriptor) == before)
      #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result?.exitStatus))
    }

    @Test func `the terminal is restored after a stack overflow`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .signal(SIGSEGV)) {
        [path = terminal.path as String] in
        _ = await ChildProcess.run(on: path, .that { _ in bottomless(0) > 0 })
      }
      let after = try await terminalAfterwards(terminal)
      _ = await child
      #expect(after.modes == [7, 25])
    }

    @Test(arguments: [SIGABRT, SIGSEGV])
    func `the terminal is restored when a signal crashes the program`(
      _ signal: Int32
    ) async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .failure) {
        [path = terminal.path as String, signal = signal as Int32] in
        _ = await ChildProcess.run(
          on: path,
          .that { _ in
            // Only `abort` delivers a SIGABRT that the thread has blocked.
            if signal == SIGABRT { abort() }
            raise(signal)
            return true
          })
      }
      let after = try await terminalAfterwards(terminal)
      let result = await child
      #expect(after.modes == [7, 25])
      #expect(result?.exitStatus == .signal(signal))
    }

    @Test func `calling exit restores the terminal`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .exitCode(7)) {
        [path = terminal.path as String] in
        _ = await ChildProcess.run(on: path, .that { _ in exit(7) })
      }
      let after = try await terminalAfterwards(terminal)
      _ = await child
      #expect(after.modes == [7, 25])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `a termination signal ends the program cleanly`(_ signal: Int32) async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .failure) { [path = terminal.path as String] in
        exit(await ChildProcess.run(on: path))
      }
      let after = try await terminalAfterwards(terminal, pressing: "") { kill($0, signal) }
      let result = await child
      #expect(after.modes == [7, 25])
      #expect(result?.exitStatus == .exitCode(128 + signal))
    }

    @Test func `a second signal ends a program that hangs`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .signal(SIGTERM)) {
        [path = terminal.path as String] in
        _ = await ChildProcess.run(on: path, .that { _ in hang(path) })
      }
      try await terminal.wait(forText: "ready")
      terminal.type("x")
      try await terminal.wait(forText: "hanging")
      let number = try #require(ChildProcess.number(in: terminal.bytes))
      // Signals that arrive before the first one was handled merge with it, so this sends several.
      while try await terminal.wait(for: { _, _ in true }).isOnAlternateScreen {
        kill(number, SIGTERM)
        await Task.yield()
      }
      let after = try await terminal.wait { terminal, _ in !terminal.isOnAlternateScreen }
      _ = await child
      #expect(after.modes == [7, 25])
    }

    @Test func `closing the terminal ends the program`() async throws {
      var ends: (person: Int32, program: Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 256)
      try #require(openpty(&ends.person, &ends.program, nil, nil, nil) == 0)
      try #require(ttyname_r(ends.program, &name, name.count) == 0)
      for end in [ends.person, ends.program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let path = String(
        decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let (person, program) = ends
      async let child = #expect(processExitsWith: .exitCode(128 + SIGHUP)) {
        [path = path as String] in
        exit(await ChildProcess.run(on: path))
      }
      await withCheckedContinuation { shown in
        Thread.detachNewThread {
          var text: [UInt8] = []
          var byte: UInt8 = 0
          while !text.suffix(5).elementsEqual("ready".utf8), read(person, &byte, 1) == 1 {
            text.append(byte)
          }
          shown.resume()
        }
      }
      close(program)
      close(person)
      _ = await child
    }
  }
}

extension EchoProgram {
  /// Returns a program that calls a closure on each event.
  static func that(_ onEvent: @escaping (InputEvent) -> Bool) -> EchoProgram {
    let program = EchoProgram()
    program.onEvent = onEvent
    return program
  }
}

@inline(never)
private func bottomless(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { numbers in
    numbers.initialize(repeating: depth)
    return bottomless(depth + 1) + numbers[depth & 63]
  }
}

/// Shows that the process has started, and then hangs.
private func hang(_ path: String) -> Never {
  writeAll(Array("\u{1B}[Hhanging".utf8), to: openTerminal(path))
  while true { pause() }
}

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
  @Suite("Suspension", .serialized)
  @MainActor
  struct SuspensionTests {
    @Test func `Ctrl-Z restores the terminal, and fg resumes the program`() async throws {
      let terminal = try PseudoTerminal()
      let descriptor = terminal.open()
      defer { close(descriptor) }
      let before = ComparableSettings(of: descriptor)
      async let child = #expect(processExitsWith: .success) { [path = terminal.path as String] in
        exit(await ChildProcess.run(on: path))
      }
      try await terminal.wait(forText: "ready")
      let number = try #require(ChildProcess.number(in: terminal.bytes))
      terminal.type("a")
      try await terminal.wait(forText: "key a")
      terminal.type("\u{1A}")
      let suspended = try await terminal.wait { terminal, _ in !terminal.isOnAlternateScreen }
      await ChildProcess.waitUntilStopped(number)
      #expect(suspended.modes == [7, 25])
      #expect(ComparableSettings(of: descriptor) == before)
      kill(number, SIGCONT)
      try await terminal.wait { terminal, _ in
        terminal.isOnAlternateScreen && terminal.canvas.text.contains("key a")
      }
      #expect(ComparableSettings(of: descriptor) != before)
      terminal.type("q")
      terminal.leaveToProgram()
      _ = await child
      #expect(ComparableSettings(of: descriptor) == before)
    }
  }
}

import Foundation
import TerminalRecovery
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
  /// Tests of a terminal whose program was killed, so that it couldn't restore the terminal.
  @Suite("Recovery")
  @MainActor
  struct TerminalRecoveryTests {
    @Test func `after a kill, the next program restores the terminal once`() async throws {
      let terminal = try PseudoTerminal()
      let descriptor = terminal.open()
      defer { close(descriptor) }
      let before = ComparableSettings(of: descriptor)
      async let child = #expect(processExitsWith: .signal(SIGKILL)) {
        [path = terminal.path as String] in exit(await ChildProcess.run(on: path))
      }
      try await terminal.wait(forText: "ready")
      let number = try #require(ChildProcess.number(in: terminal.bytes))
      #expect(!TerminalRecovery.recover(input: descriptor, output: descriptor))
      kill(number, SIGKILL)
      _ = await child
      #expect(ComparableSettings(of: descriptor) != before)
      #expect(TerminalRecovery.recover(input: descriptor, output: descriptor))
      #expect(ComparableSettings(of: descriptor) == before)
      let end = "\u{1B}[?1049l"
      try await terminal.wait { _, bytes in String(decoding: bytes, as: UTF8.self).contains(end) }
      #expect(!TerminalRecovery.recover(input: descriptor, output: descriptor))
    }

    @Test func `after a program has ended by itself, there is nothing to restore`() async throws {
      let terminal = try PseudoTerminal()
      let descriptor = terminal.open()
      defer { close(descriptor) }
      async let child = #expect(processExitsWith: .success) { [path = terminal.path as String] in
        exit(await ChildProcess.run(on: path))
      }
      try await terminal.wait(forText: "ready")
      terminal.type("q")
      _ = await child
      #expect(!TerminalRecovery.recover(input: descriptor, output: descriptor))
    }
  }
}

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
  /// Tests of sessions on the controlling terminal of their process, as in a shell.
  @Suite("Controlling terminal", .serialized)
  @MainActor
  struct OwnTerminalTests {
    @Test func `resizing the window redraws the program`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .success) { [path = terminal.path as String] in
        exit(await ChildProcess.run(on: path, isSession: true))
      }
      try await terminal.wait(forText: "size 40x8")
      terminal.resize(Size(width: 20, height: 4))
      try await terminal.wait(forText: "size 20x4")
      terminal.type("q")
      _ = await child
    }

    @Test func `waiting uses no processor time`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .success) { [path = terminal.path as String] in
        let program = await EchoProgram()
        await MainActor.run {
          var before = (clock(), ContinuousClock.now)
          program.onEvent = { event in
            if event == .key(.character("x")) {
              // The program waits for a scheduled change, far in the future.
              before = (clock(), .now)
              program.nextChange = .now + .seconds(1)
            } else if event == .key(.character("y")) {
              let used = Double(clock() - before.0) / Double(CLOCKS_PER_SEC)
              program.headline = "idle \(used < 0.1 && program.frames < 6)"
            }
            return true
          }
          program.onFrame = {
            if let next = program.nextChange, next <= .now {
              program.nextChange = nil
              program.headline = "time has come"
            }
          }
        }
        exit(await ChildProcess.run(on: path, program))
      }
      try await terminal.wait(forText: "ready")
      terminal.type("x")
      try await terminal.wait(forText: "time has come")
      terminal.type("y")
      try await terminal.wait(forText: "idle true")
      terminal.type("q")
      _ = await child
    }
  }
}

import Testing

@Suite(.startsTestProcesses)
struct TestProcessTests {
  static let candle = Task { try await TestProcess.run("CandleTests") }

  @Test func `a process that does not end is killed, and what it printed is kept`() async throws {
    let start = "Test \"waits for ever\" started."
    let error = await #expect(throws: TestProcess.Killed.self) {
      try await TestProcess.run("CellarTests", killedAfter: start)
    }
    #expect(error?.console.contains(start) == true)
  }

  @Test func `a process that prints much does not get stuck`() async throws {
    let run = try await Self.candle.value
    #expect(run.console.count { $0 == "*" } == 200_000)
  }
}

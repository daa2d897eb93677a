import Testing

@Suite(.startsTestProcesses)
struct TestProcessTests {
  static let candle = Task { try await TestProcess.run("CandleTests") }

  @Test func `a test process that doesn't end is killed, and its output is kept`() async throws {
    let start = "Test \"a test waits forever\" started."
    let error = await #expect(throws: TestProcess.Killed.self) {
      try await TestProcess.run("CellarTests", killedAfter: start)
    }
    #expect(error?.console.contains(start) == true)
  }

  @Test func `a test process with a lot of output doesn't block`() async throws {
    let run = try await Self.candle.value
    #expect(run.console.count { $0 == "*" } == 200_000)
  }
}

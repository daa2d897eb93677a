import Testing

@Suite(.startsTestProcesses)
struct TestProcessTests {
  @Test func `a process that does not end is killed, and what it printed is kept`() async throws {
    let error = await #expect(throws: TestProcess.TimedOut.self) {
      try await TestProcess.run("CellarTests", seconds: 3)
    }
    #expect(error?.console.contains("Test \"waits for ever\" started.") == true)
  }

  @Test func `a process that prints much does not get stuck`() async throws {
    let run = try await TestProcess.run("CandleTests")
    #expect(run.console.count { $0 == "*" } == 200_000)
  }
}

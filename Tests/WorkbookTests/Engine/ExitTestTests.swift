import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookTestSupport

/// Checks suites with exit tests, for which the testing library runs the program again.
@Suite struct ExitTestTests {
  private static let fixture = Task {
    try await EngineFixture.shared.value.adding(
      Exercise(
        chapter: "99-Lab", number: 2, name: "Candle", goal: "Stop at zero.", points: 10,
        hints: []),
      suite: suite)
  }

  @Test func `an answer that stops the program as expected passes, and its message is captured`()
    async throws
  {
    let report = try await Self.fixture.value.judge(
      #"if number == 0 { fatalError("There is no lamp 0.") }; return number"#)
    #expect(report.verdict == .passed)
    #expect(report.outcomes == [.passed, .passed])
  }

  @Test func `an answer that doesn't stop the program fails the exit test`() async throws {
    let report = try await Self.fixture.value.judge("number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.passed, .failed])
  }

  @Test func `an answer that stops the program for a different reason fails`() async throws {
    let report = try await Self.fixture.value.judge("number == 0 ? [Int]()[0] : number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.passed, .failed])
  }

  @Test func `an answer that hangs in an exit test is killed and leaves no process behind`()
    async throws
  {
    let fixture = try await Self.fixture.value
    let file = fixture.package.url("number-of-the-process")
    let report = try await fixture.judge(
      """
      guard number == 0 else { return number }
      try "\\(getpid())".write(toFile: "\(file.path)", atomically: true, encoding: .utf8)
      while true {}
      """, with: fixture.hastyRunner)
    #expect(report.outcomes == [.passed, .timedOut])
    #expect(await isGone(try String(contentsOf: file, encoding: .utf8)))
  }

  private static let suite = """
    import Testing
    import WorkbookTesting

    @testable import Lab

    @Suite("99.2 Candle", .exercise)
    struct CandleTests {
      @Test func `one is one`() throws {
        #expect(try answer(1) == 1)
      }

      @Test func `zero stops the program`() async {
        let end = await #expect(
          processExitsWith: .failure, observing: [\\.standardErrorContent]
        ) {
          _ = try await answer(0)
        }
        let lastWords = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(lastWords.contains("There is no lamp 0."))
      }
    }
    """
}

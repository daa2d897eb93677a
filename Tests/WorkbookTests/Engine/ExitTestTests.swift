import Foundation
import Testing

@testable import WorkbookCore

/// A suite may claim how a program ends: the library then runs the program once more, for that.
@Suite struct ExitTestTests {
  private static let lab = Task {
    try await Lab.shared.value.adding(
      Exercise(
        chapter: "99-Lab", number: 2, name: "Candle", goal: "Stop at zero.", points: 10, hints: []),
      suite: suite)
  }

  @Test func `an answer that stops as it has to passes, and its last words are heard`()
    async throws
  {
    let report = try await Self.lab.value.judge(
      #"if number == 0 { fatalError("There is no lamp 0.") }; return number"#)
    #expect(report.verdict == .passed)
    #expect(report.outcomes == [.passed, .passed])
  }

  @Test func `an answer that does not stop fails, by the test that is about it`() async throws {
    let report = try await Self.lab.value.judge("number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.passed, .failed])
  }

  @Test func `an answer that stops for another reason is heard to`() async throws {
    let report = try await Self.lab.value.judge("number == 0 ? [Int]()[0] : number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.passed, .failed])
  }

  @Test func `an answer that neither stops nor goes on is stopped, and nothing of it is left`()
    async throws
  {
    let lab = try await Self.lab.value
    let file = lab.package.url("number-of-the-process")
    let report = try await lab.judge(
      """
      guard number == 0 else { return number }
      try "\\(getpid())".write(toFile: "\(file.path)", atomically: true, encoding: .utf8)
      while true {}
      """, with: lab.hastyRunner)
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

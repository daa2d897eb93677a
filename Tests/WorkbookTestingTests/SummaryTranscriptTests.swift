import Testing

/// Tests of the summary at the end of a run with graded tests.
@Suite(.startsTestProcesses)
struct SummaryTranscriptTests {
  @Test func `the summary counts the tests and says what to fix and where to continue`()
    async throws
  {
    let run = try await TestProcess.run("(Doorbell|Letterbox|Lamp|Kettle)Tests")
    #expect(
      run.summary == [
        "Graded tests: 3 passed, 12 unfinished, 6 failed.",
        "First fix \"one case reaches a hole, and the other fails\" in 99.2 Doorbell, "
          + "Tests/99-House/DoorbellTests.swift:20",
        "Then continue with Exercises/99-House/Letterbox.swift:6",
        "  Return the letters.",
      ])
  }

  @Test
  func `exercises are sorted in the order of the book, not in alphabetical order`() async throws {
    let run = try await TestProcess.run("LetterboxTests|DoorbellTests/.a plain")
    #expect(
      run.summary == [
        "Graded tests: 0 passed, 3 unfinished, 0 failed.",
        "Start with Exercises/99-House/Letterbox.swift:6",
        "  Return the letters.",
      ])
  }

  @Test func `if all graded tests pass, the summary is a single sentence`() async throws {
    #expect(try await FilledTranscriptTests.lamp.value.summary == ["All 3 graded tests passed."])
  }

  @Test func `if no graded test ran, there is no summary`() async throws {
    let run = try await TestProcessTests.candle.value
    #expect(run.summary == [])
    #expect(run.exitCode == 0)
  }
}

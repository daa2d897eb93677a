import Testing

/// The lines that close a run with graded tests.
@Suite(.startsTestProcesses)
struct SummaryTranscriptTests {
  @Test func `it counts tests, and says what to mend and where to go on`() async throws {
    let run = try await TestProcess.run("(Doorbell|Letterbox|Lamp|Kettle)Tests")
    #expect(
      run.summary == [
        "Graded tests: 3 passed, 12 unfinished, 6 failed.",
        "First mend \"a hole in one case and a failure in the other\" in 99.2 Doorbell, "
          + "Tests/99-House/DoorbellTests.swift:20",
        "Then go on with Exercises/99-House/Letterbox.swift:6",
        "  Hand out the letters.",
      ])
  }

  @Test func `it starts with the first exercise of the book, not of the alphabet`() async throws {
    let run = try await TestProcess.run("LetterboxTests|DoorbellTests/.a hole in a plain")
    #expect(
      run.summary == [
        "Graded tests: 0 passed, 3 unfinished, 0 failed.",
        "Start with Exercises/99-House/Letterbox.swift:6",
        "  Hand out the letters.",
      ])
  }

  @Test func `it says so when all is well`() async throws {
    #expect(try await FilledTranscriptTests.lamp.value.summary == ["All 3 graded tests passed."])
  }

  @Test func `it is not printed where no graded test ran`() async throws {
    let run = try await TestProcessTests.candle.value
    #expect(run.summary == [])
    #expect(run.exitCode == 0)
  }
}

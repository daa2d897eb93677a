import Testing

/// Checks the graded tests of exercises without holes, as observed in the output of a test process.
@Suite(.startsTestProcesses)
struct FilledTranscriptTests {
  private static let kettle = Task { try await TestProcess.run("KettleTests") }
  static let lamp = Task { try await TestProcess.run("LampTests") }

  @Test(arguments: ["a new lamp is dark", "a lamp can be lit"])
  func `a correct answer passes`(test: String) async throws {
    #expect(
      try await Self.lamp.value.events.history(of: test) == ["testStarted", "testEnded | pass"])
  }

  @Test func `a known issue doesn't count as a failure and has no notes`() async throws {
    #expect(
      try await Self.lamp.value.events.history(of: "a known issue doesn't count") == [
        "testStarted", "issueRecorded", "testEnded | passWithKnownIssue",
      ])
    #expect(try await Self.lamp.value.exitCode == 0)
  }

  @Test func `each failure has the notes that were current when it occurred`() async throws {
    #expect(
      try await Self.kettle.value.events.history(
        of: "a test fails twice, with notes on each failure") == [
          "testStarted",
          "issueRecorded | It was filled. | It was lit.\n  It sang.",
          "issueRecorded | It boils at a hundred. | It was filled to the brim.",
          "testEnded | fail",
        ])
  }

  @Test(
    arguments: [
      ("an error that a test throws is reported with a note", "It was forgotten."),
      ("a failed requirement is reported with a note", "It was lukewarm."),
      ("a failure off the main actor is reported with a note", "It was elsewhere."),
    ])
  func `notes are attached to every kind of failure`(test: String, note: String) async throws {
    #expect(
      try await Self.kettle.value.events.history(of: test) == [
        "testStarted", "issueRecorded | \(note)", "testEnded | fail",
      ])
  }

  @Test func `attaching notes to a failure doesn't change its location or comment`() async throws {
    let console = try await Self.kettle.value.console
    #expect(
      console.contains(
        """
        recorded an issue at KettleTests.swift:19:5: \
        Expectation failed: (Kettle().degrees → 99) == 100
        ↳ It boils at a hundred.
        ↳ It was filled to the brim.

        """))
    #expect(console.contains("KettleTests.swift:23:4: Caught error: BoiledDry()\n"))
  }

  @Test func `a failed case of a parameterized test shows its argument`() async throws {
    let console = try await Self.kettle.value.console
    #expect(console.contains("with 1 argument degrees → 100 at KettleTests.swift:39:5"))
  }

  @Test func `the test process fails if a graded test fails`() async throws {
    #expect(try await Self.kettle.value.exitCode == 1)
  }
}

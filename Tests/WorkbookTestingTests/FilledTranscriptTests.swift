import Testing

/// What becomes of graded tests of exercises that have no hole left.
@Suite(.startsTestProcesses)
struct FilledTranscriptTests {
  private static let kettle = Task { try await TestProcess.run("KettleTests") }
  static let lamp = Task { try await TestProcess.run("LampTests") }

  @Test(arguments: ["starts dark", "can be lit"])
  func `a right answer passes`(test: String) async throws {
    #expect(
      try await Self.lamp.value.events.history(of: test) == ["testStarted", "testEnded | pass"])
  }

  @Test func `an issue that is known does not count, and has no notes`() async throws {
    #expect(
      try await Self.lamp.value.events.history(of: "an issue that is known does not count") == [
        "testStarted", "issueRecorded", "testEnded | passWithKnownIssue",
      ])
    #expect(try await Self.lamp.value.exitCode == 0)
  }

  @Test func `notes are printed under the last failure, as they were when it failed`() async throws
  {
    #expect(
      try await Self.kettle.value.events.history(
        of: "fails twice, with notes under the last failure") == [
          "testStarted",
          "issueRecorded",
          "issueRecorded | It boils at a hundred. | It was filled to the brim. "
            + "| It was lit.\n  It sang.",
          "testEnded | fail",
        ])
  }

  @Test(
    arguments: [
      ("throws, with a note", "It was forgotten."),
      ("fails a requirement, with a note", "It was lukewarm."),
      ("fails off the main actor, with a note", "It was elsewhere."),
    ])
  func `every kind of failure has its notes`(test: String, note: String) async throws {
    #expect(
      try await Self.kettle.value.events.history(of: test) == [
        "testStarted", "issueRecorded | \(note)", "testEnded | fail",
      ])
  }

  @Test func `the failure keeps its place and its words`() async throws {
    let console = try await Self.kettle.value.console
    #expect(
      console.contains(
        """
        recorded an issue at KettleTests.swift:19:5: \
        Expectation failed: (Kettle().degrees → 99) == 100
        ↳ It boils at a hundred.
        ↳ It was filled to the brim.
        ↳ It was lit.
            It sang.

        """))
    #expect(console.contains("KettleTests.swift:23:4: Caught error: BoiledDry()\n"))
  }

  @Test func `a failed case tells its argument`() async throws {
    let console = try await Self.kettle.value.console
    #expect(console.contains("with 1 argument degrees → 100 at KettleTests.swift:39:5"))
  }

  @Test func `the run fails`() async throws {
    #expect(try await Self.kettle.value.exitCode == 1)
  }
}

import Testing

/// What the testing library says of graded tests that reach a hole, seen from outside.
@Suite(.startsTestProcesses)
struct UnfinishedTranscriptTests {
  private static let events = Task { try await TestProcess.run("DoorbellTests").events }
  private static let letters = Task { try await TestProcess.run("LetterboxTests").events }
  private static let ring = "unfinished: Exercises/99-House/Doorbell.swift:6 Say what it rings."
  private static let mend = "unfinished: Exercises/99-House/Doorbell.swift:10 Mend the button."

  @Test(
    arguments: [
      ("a hole in a plain test", ring),
      ("a hole after a failure", mend),
      ("a hole before a thrown error", mend),
      ("a hole before a failed requirement", ring),
      ("a hole that is reached twice", mend),
      ("a hole in a child task", mend),
      ("a hole in a test that has the trait twice", mend),
      ("a hole in a task of its own", mend),
    ])
  func `a test that reaches a hole ends cancelled, with no issue`(
    test: String, message: String
  ) async throws {
    #expect(
      try await Self.events.value.history(of: test) == [
        "testStarted",
        "testCancelled | \(message)",
        "testCaseCancelled | \(message)",
        "testEnded | skip",
      ])
  }

  @Test(
    arguments: [
      "a hole in a detached task",
      "a hole on another thread",
    ])
  func `a hole that is reached outside of every test belongs to the tests of its file`(
    test: String
  ) async throws {
    let message = "unfinished: Exercises/99-House/Letterbox.swift:6 Hand out the letters."
    #expect(
      try await Self.letters.value.history(of: test) == [
        "testStarted",
        "testCancelled | \(message)",
        "testCaseCancelled | \(message)",
        "testEnded | skip",
      ])
  }

  @Test func `a test with arguments ends with its cases cancelled`() async throws {
    #expect(
      try await Self.events.value.history(of: "a hole in every case") == [
        "testStarted",
        "testCaseCancelled | \(Self.ring)",
        "testCaseCancelled | \(Self.ring)",
        "testEnded | pass",
      ])
  }

  @Test func `only the cases that reach a hole end cancelled`() async throws {
    #expect(
      try await Self.events.value.history(of: "a hole in some cases") == [
        "testStarted",
        "testCaseCancelled | \(Self.mend)",
        "testEnded | pass",
      ])
  }

  @Test func `a case that fails beside one that reaches a hole fails the test`() async throws {
    let history = try await Self.events.value.history(
      of: "a hole in one case and a failure in the other")
    #expect(
      history.sorted() == [
        "issueRecorded",
        "testCaseCancelled | \(Self.mend)",
        "testEnded | fail",
        "testStarted",
      ])
  }

  @Test func `a cancellation is placed at the hole`() async throws {
    let places = try await Self.events.value.filter { $0.kind == "testCancelled" }.map(\.place)
    #expect(places.allSatisfy { $0?.fileID == "WorkbookTestingTests/Doorbell.swift" })
    #expect(Set(places.map { $0?.line }) == [6, 10])
  }

  @Test func `a run whose tests are all unfinished succeeds`() async throws {
    let run = try await TestProcess.run("DoorbellTests/.a hole in (a|every|some)")
    #expect(run.exitCode == 0)
  }

  @Test func `a test with arguments warns once, at the hole`() async throws {
    let run = try await TestProcess.run(
      "DoorbellTests/.a hole in (every|some)", recordsEvents: false)
    #expect(
      run.lines(after: "recorded a warning") == [
        "↳ \(Self.mend)",
        "↳ \(Self.ring)",
      ])
    #expect(run.exitCode == 0)
  }

  @Test func `the console shows the hole of a cancelled test`() async throws {
    let run = try await TestProcess.run("DoorbellTests/.a hole in a plain", recordsEvents: false)
    #expect(run.console.contains("Test \"a hole in a plain test\" was cancelled after "))
    #expect(run.console.contains("seconds: \"\(Self.ring)\"\n"))
  }
}

import Testing

/// Checks graded tests that reach a hole, as observed in the output of a test process.
@Suite(.startsTestProcesses)
struct UnfinishedTranscriptTests {
  private static let events = Task { try await TestProcess.run("DoorbellTests").events }
  private static let letters = Task { try await TestProcess.run("LetterboxTests").events }
  private static let ring = "unfinished: Exercises/99-House/Doorbell.swift:6 Return its sound."
  private static let repair = "unfinished: Exercises/99-House/Doorbell.swift:10 Repair the button."

  @Test(
    arguments: [
      ("a plain test reaches a hole", ring),
      ("a hole is reached after a failure", repair),
      ("a hole is reached before an error is thrown", repair),
      ("a hole is reached before a requirement fails", ring),
      ("a hole is reached twice", repair),
      ("a child task reaches a hole", repair),
      ("a test that has the trait twice reaches a hole", repair),
      ("an unstructured task reaches a hole", repair),
    ])
  func `a test that reaches a hole is canceled without an issue`(
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
      "a detached task reaches a hole",
      "another thread reaches a hole",
    ])
  func `a hole that is reached outside a test's tasks cancels the tests in its file`(
    test: String
  ) async throws {
    let message = "unfinished: Exercises/99-House/Letterbox.swift:6 Return the letters."
    #expect(
      try await Self.letters.value.history(of: test) == [
        "testStarted",
        "testCancelled | \(message)",
        "testCaseCancelled | \(message)",
        "testEnded | skip",
      ])
  }

  @Test func `a parameterized test passes if all of its cases are canceled`() async throws {
    #expect(
      try await Self.events.value.history(of: "every case reaches a hole") == [
        "testStarted",
        "testCaseCancelled | \(Self.ring)",
        "testCaseCancelled | \(Self.ring)",
        "testEnded | pass",
      ])
  }

  @Test func `only the cases that reach a hole are canceled`() async throws {
    #expect(
      try await Self.events.value.history(of: "some cases reach a hole") == [
        "testStarted",
        "testCaseCancelled | \(Self.repair)",
        "testEnded | pass",
      ])
  }

  @Test func `a failed case fails the test, even if another case reaches a hole`() async throws {
    let history = try await Self.events.value.history(
      of: "one case reaches a hole, and the other fails")
    #expect(
      history.sorted() == [
        "issueRecorded",
        "testCaseCancelled | \(Self.repair)",
        "testEnded | fail",
        "testStarted",
      ])
  }

  @Test func `the cancellation of a test is reported at the hole's location`() async throws {
    let places = try await Self.events.value.filter { $0.kind == "testCancelled" }.map(\.place)
    #expect(places.allSatisfy { $0?.fileID == "WorkbookTestingTests/Doorbell.swift" })
    #expect(Set(places.map { $0?.line }) == [6, 10])
  }

  @Test func `a test run with only unfinished tests succeeds`() async throws {
    let run = try await TestProcess.run("DoorbellTests/.(a plain|every|some)")
    #expect(run.exitCode == 0)
  }

  @Test
  func `a parameterized test that reaches a hole warns once, at the hole's location`()
    async throws
  {
    let run = try await TestProcess.run(
      "DoorbellTests/.(every|some)", recordsEvents: false)
    #expect(
      run.lines(after: "recorded a warning") == [
        "↳ \(Self.repair)",
        "↳ \(Self.ring)",
      ])
    #expect(run.exitCode == 0)
  }

  @Test func `the console shows the hole at which a test was canceled`() async throws {
    let run = try await TestProcess.run("DoorbellTests/.a plain", recordsEvents: false)
    #expect(run.console.contains("Test \"a plain test reaches a hole\" was cancelled after "))
    #expect(run.console.contains("seconds: \"\(Self.ring)\"\n"))
  }
}

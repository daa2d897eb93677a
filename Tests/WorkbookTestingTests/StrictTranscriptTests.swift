import Testing

/// Checks graded tests that reach a hole while `WORKBOOK_UNFINISHED=fail` is set in the
/// environment.
@Suite(.startsTestProcesses)
struct StrictTranscriptTests {
  private static let doorbell = Task {
    try await TestProcess.run("DoorbellTests", environment: ["WORKBOOK_UNFINISHED": "fail"])
  }
  private static let ring = """
    Exercises/99-House/Doorbell.swift:6 is unfinished: Return its sound.
    Replace the call to `unfinished(…)` on that line with your answer.
    """
  private static let repair = """
    Exercises/99-House/Doorbell.swift:10 is unfinished: Repair the button.
    Replace the call to `unfinished(…)` on that line with your answer.
    """

  @Test(
    arguments: [
      ("a plain test reaches a hole", ring),
      ("a hole is reached after a failure", repair),
      ("a hole is reached before an error is thrown", repair),
      ("a hole is reached before a requirement fails", ring),
      ("a hole is reached twice", repair),
      ("a child task reaches a hole", repair),
      ("a test that has the trait twice reaches a hole", repair),
      ("some cases reach a hole", repair),
    ])
  func `a test that reaches a hole fails with one issue`(
    test: String, message: String
  ) async throws {
    #expect(
      try await Self.doorbell.value.events.history(of: test) == [
        "testStarted",
        "issueRecorded | \(message)",
        "testEnded | fail",
      ])
  }

  @Test func `the issue for a hole is reported at the hole's location`() async throws {
    let issues = try await Self.doorbell.value.events.filter { $0.kind == "issueRecorded" }
    let repairs = issues.filter { $0.comments == [Self.repair] }
    #expect(Set(repairs.map { $0.place?.fileID }) == ["WorkbookTestingTests/Doorbell.swift"])
    #expect(Set(repairs.map { $0.place?.line }) == [10])
  }

  @Test func `the test process fails if a graded test fails`() async throws {
    #expect(try await Self.doorbell.value.exitCode == 1)
  }

  @Test func `an exercise without holes passes`() async throws {
    let run = try await TestProcess.run("LampTests", environment: ["WORKBOOK_UNFINISHED": "fail"])
    #expect(run.exitCode == 0)
  }

  @Test func `the summary counts failures and names the hole`() async throws {
    #expect(
      try await Self.doorbell.value.summary == [
        "Graded tests: 0 passed, 0 unfinished, 11 failed.",
        "First fix \"one case reaches a hole, and the other fails\" in 99.2 Doorbell, "
          + "Tests/99-House/DoorbellTests.swift:20",
        "Then continue with Exercises/99-House/Doorbell.swift:6",
        "  Return its sound.",
      ])
  }
}

import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Tests of the hint about a failed test, for failures that no known misconception explains.
@Suite struct FailedTestTests {
  let house = House()

  private static let suite = """
    @Suite struct LampTests {
      @Test func `a tap turns it on`() {
        let screen = Screen { Lamp() }
        screen.button("Light").tap()
        #expect(
          screen.shows("on"),
          "The light is on after a tap.")
        #expect(screen.shows("bright"))
      }
    }

    """

  /// Checks an answer that fails at a line of the suite, and returns the hint that follows.
  private func hint(line: Int, story: String) async -> String {
    house.write(Self.suite, to: House.lamp.suitePath)
    house.runner.say(
      .of(
        .failed,
        [
          .named("it is off at first", .passed),
          .named(
            "a tap turns it on", .failed, line: 2,
            IssueReport(
              message: "Expectation failed.", comments: ["The light is on after a tap.", story],
              file: House.lamp.suitePath, line: line)),
        ]))
    await house.call("check", "lamp")
    return await house.call("hint", "lamp")
  }

  @Test func `the hint for a failed test shows the test's steps and what happened last`() async {
    let hint = await hint(
      line: 5,
      story: "first frame\n  Lamp ran for the first time\n"
        + "tap \"Light\"\n  nothing was written, no body ran")
    #expect(
      hint == """
        1.1 Lamp, the first test that fails

          a tap turns it on
          Tests/01-House/LampTests.swift:5

          The test performs these steps, then fails:
          │ let screen = Screen { Lamp() }
          │ screen.button("Light").tap()
          │ #expect(
          │   screen.shows("on"),
          │   "The light is on after a tap.")

          The last event was tap "Light". It wrote nothing, and no body ran. Which state
          property should it change, and does your code write that property?

        For a hint about the exercise: swift run workbook hint Lamp
        """)
    #expect(await house.call("hint", "lamp").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  @Test func `the hint for a test that crashed shows the whole test`() async {
    house.write(Self.suite, to: House.lamp.suitePath)
    house.runner.say(
      .of(
        .crashed,
        [.named("a tap turns it on", .crashed, line: 2, IssueReport(message: "Fatal error: No."))]))
    await house.call("check", "lamp")
    let hint = await house.call("hint", "lamp")
    #expect(hint.contains("The test performs these steps, but doesn't finish:\n  │ let screen = "))
    #expect(hint.contains("│ #expect(screen.shows(\"bright\"))\n\nFor a hint"))
  }

  @Test func `the hint for a failure in a helper function shows no steps`() async {
    #expect(await hint(line: 11, story: "").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  @Test
  func `if the answer is a test, the hint asks about the programs but doesn't show steps`() async {
    let chapter = Chapter(
      "01-House", title: "A house", goal: "What stays when you leave.",
      [.init("Lamp", goal: "Test a lamp.", hints: ["One.", "Two.", "Three."], kind: .test)])
    house.write(House.stub, to: chapter.exercises[0].answerPath())
    house.write(Self.suite, to: chapter.exercises[0].suitePath)
    house.runner.say(
      .of(
        .failed,
        [
          .named(
            "a tap turns it on", .failed, line: 2,
            IssueReport(message: "No.", file: House.lamp.suitePath, line: 5))
        ]))
    let session = house.session(chapters: [chapter])
    _ = await Tool.workbook.run(["check", "Lamp"], in: session)
    house.transcript.clear()
    _ = await Tool.workbook.run(["hint", "Lamp"], in: session)
    let hint = house.transcript.output
    #expect(
      hint.hasPrefix(
        """
        1.1 Lamp, the first test that fails

          a tap turns it on

          Your test doesn't give the correct result for every program.
        """))
    #expect(!hint.contains("│"))
  }

  @Test func `each failed test has its own hint`() async {
    _ = await hint(line: 8, story: "first frame\n  Lamp ran for the first time")
    house.runner.say(
      .of(
        .failed,
        [
          .named(
            "it is off at first", .failed, line: 2,
            IssueReport(message: "No.", file: House.lamp.suitePath, line: 4))
        ]))
    await house.call("check", "lamp")
    #expect(await house.call("hint", "lamp").contains("│ screen.button(\"Light\").tap()\n\n"))
  }

  @Test(arguments: [
    ("tap\n  wrote A.b 1 → 1: equal, so no update (A.swift:1)\n  no body ran", "equals"),
    ("tap\n  wrote A.b 1 → 2: nothing observes it\n  no body ran", "nothing on screen observes"),
  ])
  func `the hint for a failed test explains why no body ran`(
    story: String, words: String
  ) async throws {
    let observation = try #require(FailedTest.Observation(inLastUpdateOf: story))
    #expect(observation.text.contains(words))
  }

  @Test func `a hint doesn't explain an update in which a body ran`() {
    let story = "tap\n  nothing was written, no body ran\ntap\n  Lamp ran, because count changed"
    #expect(FailedTest.Observation(inLastUpdateOf: story) == nil)
  }
}

import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct BatchCheckTests {
  let house = House()

  private func write(_ exercise: Exercise) {
    house.write(house.solution(of: exercise), to: exercise.answerPath())
  }

  @Test func `all exercises are checked with one line for each, except unfinished ones`() async {
    write(House.lamp)
    write(House.door)
    house.runner.say(.of(House.lamp, .passed))
    house.runner.say(
      .of(
        House.door, .failed,
        [.named("it is closed", .passed), .named("a push opens it", .failed)]))
    #expect(
      await house.call("check", "--all") == """
        ✔ 1.1 Lamp  passed
        ✘ 1.2 Door  a push opens it
        ○ 2.1 Gate  unfinished

        1 passed, 1 failed, 1 unfinished.
        See why: swift run workbook check Door
        """)
    #expect(house.runner.asked == ["Lamp", "Door"])
    #expect(await house.exitCode("check", "--all") == .notYet)
  }

  @Test(arguments: ["1", "house", "01-House"])
  func `a chapter's name or number checks its exercises`(chapter: String) async {
    write(House.lamp)
    house.runner.say(.of(House.lamp, .passed))
    #expect(
      await house.call("check", chapter) == """
        ✔ 1.1 Lamp  passed
        ○ 1.2 Door  unfinished

        1 passed, 1 unfinished.
        """)
    #expect(await house.exitCode("check", chapter) == .done)
  }

  @Test func `an answer that doesn't compile, and a requirement that isn't met, are named`() async {
    write(House.lamp)
    write(House.door)
    house.runner.say(.of(House.lamp, .doesNotCompile))
    var report = AnswerReport.of(House.door, .failed, [.named("a push opens it", .failed)])
    report.tests[0].requirement = 2
    report.requirements = [
      Requirement(number: 1, text: "The door is closed."),
      Requirement(number: 2, text: "A push opens the door."),
    ]
    house.runner.say(report)
    #expect(
      await house.call("check", "1") == """
        ✘ 1.1 Lamp  doesn't compile
        ✘ 1.2 Door  requirement 2: A push opens the door.

        2 failed.
        See why: swift run workbook check Lamp
        """)
  }

  @Test func `arguments that don't fit together are refused`() async {
    #expect(
      await house.call("check", "--all", "Lamp").hasPrefix(
        "--all checks every exercise. Remove \"Lamp\", or remove --all."))
    #expect(
      await house.call("check", "1", "--json").hasPrefix(
        "--json requires one exercise. Pass its name, as in check Box --json."))
  }
}

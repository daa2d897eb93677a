import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct CheckTests {
  let house = House()

  private static let failure = AnswerReport.of(
    .failed,
    [
      .named("it is off at first", .passed),
      .named(
        "a tap turns it on", .failed, line: 9, output: "tapped\n",
        IssueReport(
          message: "Expectation failed: (screen → WorkbookTesting.Screen).shows(\"on\")",
          comments: [
            "The light should be on after a tap.", "tap \"Light\"\n  nothing was written",
          ],
          file: "Tests/01-House/LampTests.swift", line: 12)),
      .named("a second tap turns it off", .failed, line: 15),
      .named("it is bright", .unfinished, line: 20),
      .named("it stays on", .notReached, line: 25),
    ])

  @Test func `if the answer wasn't audited, one line says so after the result`() async {
    var report = AnswerReport.of(.passed, [.named("it is off at first", .passed)])
    report.auditNote = AuditReadiness.untested.note
    house.runner.say(report)
    let text = await house.call("check", width: 200)
    #expect(
      text.contains(
        """
        The test passed.
        Checked without grading's audit, which hasn't been tested with this compiler. To test it, \
        run: swift run workbook prepare

        """), "\(text)")
  }

  @Test func `the first check says why it takes longer, in lines that fit the terminal`() async {
    let session = house.session(width: 40, isTerminal: true)
    _ = await Tool.workbook.run(["check"], in: session)
    #expect(
      house.transcript.lines.prefix(3) == [
        "Checking 1.1 Lamp …", "The first check builds the kit, so it",
        "takes longer than later checks.",
      ])
    house.write("", to: ".workbook/build/kit-1/recipe.json")
    house.transcript.clear()
    _ = await Tool.workbook.run(["check"], in: session)
    #expect(!house.transcript.lines.contains("The first check builds the kit, so it"))
  }

  @Test func `of a failed test, only the first failure is shown, and the others are counted`() async
  {
    let failures = [
      "The light should be on.", "The light should be off.", "It should be on again.",
    ]
    var test = TestReport.named("a tap turns it on", .failed)
    test.issues = failures.map {
      IssueReport(
        message: "Expectation failed: isOn", comments: [$0, "tap \"Light\"\n  no body ran"],
        file: "Tests/01-House/LampTests.swift", line: 12)
    }
    house.runner.say(.of(.failed, [test]))
    #expect(
      await house.call("check").hasPrefix(
        """
        1.1 Lamp

        ✘ a tap turns it on
          Tests/01-House/LampTests.swift:12
          The light should be on.
          │ tap "Light"
          │   no body ran
          + 2 more failures in this test

        """))
  }

  @Test
  func `the first failed test is shown in full, and each other failed test in one line`() async {
    house.runner.say(Self.failure)
    #expect(
      await house.call("check") == """
        1.1 Lamp

        ✘ a tap turns it on
          Tests/01-House/LampTests.swift:12
          The light should be on after a tap.
          │ tap "Light"
          │   nothing was written

          It printed:
          │ tapped

        ✔ it is off at first
        ✘ a second tap turns it off
        ○ it is bright  unfinished
        · it stays on  not reached

        Lamp failed: 1 passed, 2 failed, 1 unfinished, 1 not reached.

          Say whether the light is on.

        Edit: Exercises/01-House/Lamp.swift:5
        Hint: swift run workbook hint Lamp
        """)
  }

  @Test func `only the tasks of the remaining holes are shown`() async {
    house.write(
      "unfinished(\"Turn it on.\")\nunfinished(\"Turn it off.\")\n",
      to: House.lamp.answerPath(in: ".stubs"))
    house.write("true\nunfinished(\"Turn it off.\")\n", to: House.lamp.answerPath())
    house.runner.say(.of(.failed, [.named("it is on", .failed)]))
    let output = await house.call("check")
    #expect(output.contains("Lamp failed: 1 failed.\n\n  Turn it off.\n\nEdit: "))
    #expect(!output.contains("Turn it on."))
    house.write(house.solution(of: House.lamp), to: House.lamp.answerPath())
    #expect(await house.call("check").contains("Lamp failed: 1 failed.\n\nEdit: "))
  }

  @Test func `when an exercise passes, the next exercise is shown`() async {
    house.runner.say(.of(.passed, [.named("it is on", .passed)]))
    #expect(
      await house.call("check", "lamp") == """
        1.1 Lamp

        ✔ it is on

        The test passed.

        You can now keep the light on.

        [███████████████░░░░░░░░░░░░░░░] 1 of 2 in chapter 1
        [██████████░░░░░░░░░░░░░░░░░░░░] 1 of 3 exercises passed

        Compare: swift run workbook solution Lamp
        Next:    1.2 Door, Exercises/01-House/Door.swift:5
                 Open and close.
        """)
    #expect(await house.exitCode("check", "lamp") == .done)
  }

  @Test(arguments: [
    (Exercise.Kind.test, true, true), (.test, false, false), (.program, true, false),
  ])
  func `a student's copy says that a test will be graded with more programs`(
    kind: Exercise.Kind, isSolutionWithheld: Bool, isExpected: Bool
  ) {
    let exercise = Exercise(
      chapter: "01-House", number: 1, name: "Lamp", goal: "Test a lamp.", points: 10, hints: [],
      kind: kind)
    let session = house.session()
    let text = PassText(
      exercise: exercise, progress: session.progress(), console: session.console, hasKeys: false,
      isSolutionWithheld: isSolutionWithheld
    ).lines.joined(separator: " ")
    #expect(text.contains("incorrect programs that this copy doesn't have") == isExpected)
  }

  @Test func `compiler errors are shown unchanged`() async {
    var report = AnswerReport.of(.doesNotCompile)
    report.compilerOutput = "Exercises/01-House/Lamp.swift:5:3: error: no\n  a line\n"
    house.runner.say(report)
    #expect(
      await house.call("check") == """
        1.1 Lamp

        Exercises/01-House/Lamp.swift:5:3: error: no
          a line

        Lamp doesn't compile yet, so no tests ran.

          Say whether the light is on.

        Edit: Exercises/01-House/Lamp.swift:5
        Hint: swift run workbook hint Lamp
        """)
  }

  @Test func `the report of a crash names the test that was running`() async {
    house.runner.say(
      .of(
        .crashed,
        [
          .named(
            "it is on", .crashed,
            IssueReport(
              message: "House/Lamp.swift:7: Fatal error: Index out of range", comments: ["Look."],
              file: "Exercises/01-House/Lamp.swift", line: 7)), .named("off", .passed),
        ]))
    #expect(
      await house.call("check").contains(
        """
        ✘ it is on
          Tests/01-House/LampTests.swift:3
          The program crashed during this test.

          Exercises/01-House/Lamp.swift:7
          Exercises/01-House/Lamp.swift:7: Fatal error: Index out of range
          Look.
        """))
  }

  @Test func `an endless loop is reported, and the loops in the answer are shown`() async {
    house.write(
      "struct Lamp {\n  // while it burns\n  func burn() {\n    while true {}\n  }\n}\n",
      to: House.lamp.answerPath())
    house.runner.say(
      .of(
        .timedOut,
        [
          .named(
            "it is on", .timedOut,
            IssueReport(
              message: "This test didn't finish within 5 seconds, so it was stopped.",
              comments: ["Look for a loop whose condition never changes."]))
        ]))
    #expect(
      await house.call("check").contains(
        """
        ✘ it is on
          Tests/01-House/LampTests.swift:3

          This test didn't finish within 5 seconds, so it was stopped.
          Look for a loop whose condition never changes.
          Exercises/01-House/Lamp.swift:4  while true {}
        """))
  }

  @Test func `if code without a loop never ends, the message names the answer's file`() async {
    house.runner.say(.of(.timedOut, [.named("it is on", .timedOut)]))
    let text = await house.call("check")
    #expect(text.contains("didn't finish in time and was stopped."))
    #expect(text.contains("ends.\n  Exercises/01-House/Lamp.swift\n"))
  }

  @Test(arguments: [
    (
      #"Expectation failed: (screen → "0" "Add (one)").shows("1")"#,
      [#"Expectation failed: screen.shows("1")"#, #"The screen shows: "0" "Add (one)""#]
    ),
    (
      #"Expectation failed: !((screen → ).shows("1"))"#,
      [#"Expectation failed: !(screen.shows("1"))"#, "The screen shows nothing."]
    ),
    (
      #"Expectation failed: (screen.button("On") → ButtonOnScreen(query: WorkbookTesting.Query("#
        + #"region: WorkbookTesting.Screen, label: "On", place: HouseTests/LampTests.swift:3))"#
        + #").exists → false"#,
      [#"Expectation failed: screen.button("On").exists → false"#]
    ),
    (
      #"Expectation failed: (lamps.map { $0.on } → [Lamp(on: 1)]) == [] // House/Lamp.swift:4"#,
      [
        #"Expectation failed: (lamps.map { $0.on } → [Lamp(on: 1)]) == [] "#
          + "// Exercises/01-House/Lamp.swift:4"
      ]
    ),
    (
      "unfinished: Exercises/01-House/Lamp.swift:5 Say it.",
      ["unfinished: Exercises/01-House/Lamp.swift:5 Say it."]
    ),
    (
      "Expectation failed: (lamp.isOn → House.Signal<Swift.Bool>).value → false",
      ["Expectation failed: lamp.isOn.value → false"]
    ),
    (
      "Expectation failed: (lamps → [\"off\"]) == ([\n  \"\\(state)\", \"on\",\n] → [\"on\"])",
      [#"Expectation failed: (lamps → ["off"]) == ["on"]"#]
    ),
    (
      #"Expectation failed: (lamp → "off") == ("\(state)" → "on")"#,
      [#"Expectation failed: (lamp → "off") == "on""#]
    ),
    (
      "Expectation failed: !(lamp.isOn → true → true)",
      ["Expectation failed: !(lamp.isOn → true)"]
    ),
    ("Caught error: (", ["Caught error: ("]), ("say \"(a → b", ["say \"(a → b"]),
  ]) func `a failed expectation is shown before its values`(message: String, lines: [String]) {
    #expect(FailureText(exercise: House.lamp).lines(of: IssueReport(message: message)) == lines)
  }

  @Test(arguments: [
    (
      #"Expectation failed: (lamp → "off") == "on""#,
      [#"Expectation failed: (lamp → "off") == "on""#]
    ),
    ("Expectation failed: 3 <= (lamps.count → 2)", ["Expectation failed: 3 <= (lamps.count → 2)"]),
    (
      "Expectation failed: (lamps.\(String(repeating: "a", count: 90)) → 1) == 2",
      ["Expectation failed: (lamps.\(String(repeating: "a", count: 73))… → 1) == 2"]
    ),
    (#"Expectation failed: (screen → "0").shows("1")"#, [#"The screen shows: "0""#]),
    (#"Expectation failed: (screen.button("On") → button "On").exists → false"#, []),
    ("Expectation failed: (lamp → House.Lamp) == nil", []),
    ("Expectation failed: (lamp?.isOn → true) == false", []),
    (
      "Expectation failed: isClose(watts → 3.5, to: 4)",
      ["Expectation failed: isClose(watts → 3.5, to: 4)"]
    ),
    (
      "Expectation failed: (lamps → [3, 4]).isEmpty → false",
      ["Expectation failed: (lamps → [3, 4]).isEmpty → false"]
    ),
    ("Expectation failed: !((lamps → 3) == 3 → true)", []),
    ("Expectation failed: (a == 1 → false) && (b → <not evaluated>)", []),
    ("Issue recorded", []), ("Caught error: no", ["Caught error: no"]),
  ])
  func `if a sentence explains a failed expectation, only compared values and the screen are shown`(
    message: String, lines: [String]
  ) {
    let issue = IssueReport(message: message, comments: ["The lamp should be on."])
    #expect(FailureText(exercise: House.lamp).lines(of: issue) == lines)
  }

  @Test func `a story doesn't explain a failed expectation`() {
    let issue = IssueReport(message: "Expectation failed: isOn", comments: ["tap\n  no body ran"])
    #expect(FailureText(exercise: House.lamp).lines(of: issue) == ["Expectation failed: isOn"])
  }

  @Test func `an issue without an explanation is shown as it was recorded`() {
    let issue = IssueReport(message: "Issue recorded")
    #expect(FailureText(exercise: House.lamp).lines(of: issue) == ["Issue recorded"])
  }

  @Test func `a story shows file paths relative to the workbook, as other output does`() async {
    house.runner.say(
      .of(
        .failed,
        [
          .named(
            "it is on", .failed,
            IssueReport(
              message: "No.", comments: ["tap \"On\"\n  wrote Lamp.on 0 → 1 (House/Lamp.swift:4)"]))
        ]))
    #expect(
      await house.call("check").contains(
        "  │   wrote Lamp.on 0 → 1 (Exercises/01-House/Lamp.swift:4)"))
  }

  @Test func `in a narrow terminal, wrapped lines of a story are indented`() async {
    house.runner.say(
      .of(
        .failed,
        [
          .named(
            "it is on", .failed,
            IssueReport(
              message: "No.", comments: ["tap \"On\"\n  wrote Lamp.on 0 → 1 (House/Lamp.swift:4)"]))
        ]))
    #expect(
      await house.call("check", width: 44).contains(
        """
          │ tap "On"
          │   wrote Lamp.on 0 → 1
          │       (Exercises/01-House/Lamp.swift:4)

        """))
  }

  @Test func `a compiler's message is wrapped between words, but its code isn't wrapped`() async {
    var report = AnswerReport.of(.doesNotCompile)
    report.compilerOutput = """
      Exercises/01-House/Lamp.swift:5:3: error: cannot use mutating member on immutable value
      5 |     let someVeryLongLine = thatStaysAsItIs(evenIfItIsTooLong)
        |         `- error: cannot use mutating member on immutable value: 'self' is immutable

      """
    house.runner.say(report)
    #expect(
      await house.call("check", width: 52).contains(
        """
        Exercises/01-House/Lamp.swift:5:3: error: cannot use
            mutating member on immutable value
        5 |     let someVeryLongLine = thatStaysAsItIs(evenIfItIsTooLong)
          |         `- error: cannot use mutating member on
          |            immutable value: 'self' is immutable
        """))
  }

  @Test func `in a narrow terminal, long test names are wrapped`() async {
    house.runner.say(Self.failure)
    let text = await house.call("check", width: 24)
    #expect(text.contains("✘ a second tap turns it\n  off"))
    #expect(text.contains("○ it is bright\n  unfinished"))
  }

  @Test func `in a narrow terminal, a failed test below its requirement is wrapped`() async {
    var report = AnswerReport.of(
      .failed,
      [
        .named("it is on", .failed), .named("a tap turns it off", .failed),
        .named("it never flickers", .crashed),
      ])
    report.requirements = [Requirement(number: 1, text: "It shines.")]
    for index in report.tests.indices { report.tests[index].requirement = 1 }
    house.runner.say(report)
    let text = await house.call("check", width: 21)
    #expect(
      text.contains(
        """
        ✘ 1. It shines.
          crashed
          ✘ a tap turns it
            off
          ✘ it never flickers
            crashed

        """))
  }

  @Test func `lines of a report are no wider than the terminal`() async {
    house.runner.say(Self.failure)
    for width in [40, 80, 200] {
      let lines = await house.call("check", width: width).split(separator: "\n")
      let wide = lines.filter { $0.count > width && !$0.contains("Tests/") }
      #expect(wide == [], "The terminal has \(width) columns.")
    }
  }

  @Test func `a report uses color only if color is enabled`() async {
    house.runner.say(Self.failure)
    let plain = await house.call("check")
    let colored = await house.call("check", "--color", "always")
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[31;1m✘ a tap turns it on\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `the check command's JSON output is the report`() async throws {
    house.runner.say(Self.failure)
    let text = await house.call("check", "--json")
    let report = try JSONDecoder().decode(AnswerReport.self, from: Data(text.utf8))
    #expect(report == Self.failure)
  }

  @Test func `the check command exits with status 1 until the answer passes`() async {
    house.runner.say(Self.failure)
    #expect(await house.exitCode("check") == .notYet)
  }

  @Test func `the next exercise is the first exercise that hasn't passed`() async {
    house.runner.say(.of(.passed))
    await house.call("check")
    await house.call("check")
    #expect(house.runner.asked == ["Lamp", "Door"])
  }

  @Test func `if an answer is missing, the message says how to restore it`() async throws {
    try FileManager.default.removeItem(at: house.package.url("Exercises/01-House/Lamp.swift"))
    #expect(
      await house.call("check") == """
        Exercises/01-House/Lamp.swift is missing. Restore it with:
        swift run workbook reset Lamp
        """)
  }

  @Test func `a problem with the setup is reported with a separate exit code`() async {
    var session = house.session()
    session.makeRunner = { _ in throw SetUpError("There is no compiler. Install one.") }
    #expect(await Tool.workbook.run(["check"], in: session) == .brokenSetUp)
    #expect(house.transcript.errors == "There is no compiler. Install one.")
  }
}

import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct DiagnosisTests {
  let house = House()

  private static let wrongTwice = IssueReport(
    message: "Expectation failed: (screen → \"2\").shows(\"3\")",
    comments: ["Two lamps are on.", "tap \"Two\"\n  wrote Lamp.count 1 → 2 (House/Lamp.swift:4)"])

  /// Adds a wrong answer to the catalog and prepares the report on a run of that answer.
  private func wrongAnswer(
    _ name: String, _ thought: String, written code: String, _ tests: TestReport...,
    caughtBy test: String = "two are two"
  ) {
    let catalog = House.lamp.wrongAnswersPath
    house.write(
      """
      \(house.read(catalog) ?? "# Wrong answers to Lamp\n")
      ## \(name)

      **The thought:** \(thought)

      **What you see:** Both lamps go out.

      **Caught by:** \(test)

      ```swift
      \(code)
      ```

      """, to: catalog)
    house.runner.say(.of(.failed, tests), of: name)
  }

  /// Checks an answer that fails, and returns the hint that follows.
  private func hint(
    afterAnswer code: String, _ tests: TestReport..., verdict: Verdict = .failed
  ) async -> String {
    house.write(code + "\n", to: House.lamp.answerPath())
    house.write("// @State private var count = 0\n@State private var count = 0\n", to: solution)
    house.runner.say(.of(verdict, tests))
    await house.call("check", "lamp")
    return await house.call("hint", "lamp")
  }

  private let solution = House.lamp.answerPath(in: "Solutions")
  private let ladder = "1.1 Lamp, hint 1 of 3"

  private func red(_ name: String, _ issues: IssueReport...) -> TestReport {
    var test = TestReport.named(name, .failed)
    test.issues = issues
    return test
  }

  @Test func `a failure is explained if a similar known wrong answer fails in the same way`()
    async
  {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    #expect(
      await hint(afterAnswer: "static var n = 0", red("two are two")) == """
        1.1 Lamp, a likely cause of the failure

          You may be thinking: “All lamps are one.”

          That would explain what you see: Both lamps go out.

        If that isn't the cause: swift run workbook hint Lamp
        """)
    #expect(await house.call("hint", "lamp").hasPrefix(ladder))
  }

  @Test
  func `the search for an explanation runs only once, and every hint shows its result`() async {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    _ = await hint(afterAnswer: "static var n = 0", red("two are two"))
    #expect(
      await house.call("hint", "lamp", "--all").hasPrefix(
        """
        1.1 Lamp, all hints

          You may be thinking: “All lamps are one.”

          That would explain what you see: Both lamps go out.

          1  What is a lamp?
        """))
    #expect(house.runner.asked == ["Lamp", "Static", "Static"])
  }

  @Test func `on a terminal, the hint command announces a comparison that takes a moment`() async {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    house.write("static var n = 0\n", to: House.lamp.answerPath())
    house.runner.say(.of(.failed, [red("two are two")]))
    await house.call("check", "lamp")
    house.transcript.clear()
    _ = await Tool.workbook.run(["hint", "lamp"], in: house.session(isTerminal: true))
    #expect(house.transcript.output.hasPrefix("Comparing your answer with known wrong answers …\n"))
  }

  @Test func `an answer that fails in the same way is explained, however it's written`() async {
    wrongAnswer(
      "Box", "An object notifies its views.", written: "final class Box {}",
      red("two are two", Self.wrongTwice))
    #expect(
      await hint(afterAnswer: "var count = 0", red("two are two", Self.wrongTwice))
        .contains("An object notifies its views."))
  }

  @Test func `an answer with an empty body isn't explained`() async {
    wrongAnswer(
      "Box", "A lamp turns itself on.", written: "func on() { print() }", red("two are two"))
    #expect(
      await hint(afterAnswer: "func on() { /* later */ }", red("two are two")).hasPrefix(ladder))
    #expect(house.runner.asked == ["Lamp"])
  }

  @Test(arguments: [
    ("let lamp = lamps[2]", true), ("fatalError()", false),
  ])
  func `a crash is explained only if the answer is similar to the known mistake`(
    code: String, isExplained: Bool
  ) async {
    var crash = red("two are two", IssueReport(message: "Index out of range"))
    crash.outcome = .crashed
    wrongAnswer("Third", "There are three lamps.", written: "let light = lamps[3]", crash)
    let text = await hint(afterAnswer: code, crash, verdict: .crashed)
    #expect(text.contains("There are three lamps.") == isExplained)
  }

  @Test
  func `an answer that also fails other tests is explained only if it's almost a known mistake`()
    async
  {
    wrongAnswer(
      "Stale", "A copy follows the original.", written: "let a = b.c", red("two are two"))
    let tests = (red("two are two"), red("one is one"))
    #expect(
      await hint(afterAnswer: "let n = b.c", tests.0, tests.1)
        .contains("A copy follows the original."))
    #expect(
      await hint(afterAnswer: "let a = b.c; print(a)", tests.0, tests.1).hasPrefix(ladder))
    #expect(house.runner.asked == ["Lamp", "Stale", "Stale", "Lamp", "Stale", "Stale"])
  }

  @Test func `a wrong answer doesn't explain an answer that passes the test it fails`()
    async
  {
    wrongAnswer(
      "Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"),
      red("one is one"))
    #expect(await hint(afterAnswer: "static var n = 0", red("two are two")).hasPrefix(ladder))
  }

  @Test func `an answer that shows its values in other words is explained`() async {
    wrongAnswer(
      "Static", "All lamps are one.", written: "static var lamps = 0; Text(\"\\(lamps)\")",
      red("two are two", IssueReport(message: "Expectation failed: [\"3\"] == [\"2\"]")))
    #expect(
      await hint(
        afterAnswer: "static var n = 0; Text(\"Lamps: \\(n)\")",
        red("two are two", IssueReport(message: "Expectation failed: [\"Lamps: 3\"] == [\"2\"]"))
      ).contains("All lamps are one."))
  }

  @Test
  func `an answer that fails other expectations is explained only if it's almost a known mistake`()
    async
  {
    func issue(line: Int) -> IssueReport {
      IssueReport(
        message: "Expectation failed: 1 == 2", file: "Tests/01-House/LampTests.swift", line: line)
    }
    wrongAnswer(
      "Stale", "A copy follows the original.", written: "let a = b.c",
      red("two are two", issue(line: 7)))
    let test = red("two are two", issue(line: 8))
    #expect(await hint(afterAnswer: "let a = b.c; print(a)", test).hasPrefix(ladder))
    #expect(
      await hint(afterAnswer: "let n = b.c", test).contains("A copy follows the original."))
    #expect(house.runner.asked == ["Lamp", "Stale", "Stale", "Lamp", "Stale", "Stale"])
  }

  @Test(arguments: [true, false])
  func `a less similar answer is explained only if the known mistake writes the same values`(
    isSame: Bool
  ) async {
    var other = Self.wrongTwice
    if !isSame {
      other.comments[1] += "\n  wrote Lamp.count 2 → 2: equal, so no update (House/Lamp.swift:4)"
    }
    wrongAnswer(
      "Stale", "A copy follows the original.", written: "let a = b.c", red("two are two", other))
    let text = await hint(
      afterAnswer: "let a = b.c; print(a)", red("two are two", Self.wrongTwice))
    #expect(text.contains("A copy follows the original.") == isSame)
  }

  @Test(arguments: [1, 2])
  func `a similar answer that writes other values is explained if several tests show the same`(
    tests: Int
  ) async {
    var other = Self.wrongTwice
    other.comments[1] = "tap \"Two\"\n  wrote Lamp.taps [] → [2]"
    let names = ["two are two", "three are three"].prefix(tests)
    let catalog = names.map { red($0, other) }
    let own = names.map { red($0, Self.wrongTwice) }
    wrongAnswer("Stale", "A copy follows the original.", written: "let a = b.c")
    house.runner.say(.of(.failed, catalog), of: "Stale")
    house.write("let a = b.c; print(a)\n", to: House.lamp.answerPath())
    house.write("@State private var count = 0\n", to: solution)
    house.runner.say(.of(.failed, own))
    await house.call("check", "lamp")
    let text = await house.call("hint", "lamp")
    #expect(text.contains("A copy follows the original.") == (tests == 2))
  }

  @Test func `each wrong prediction is explained, whatever the others are`() async {
    let chapter = Chapter(
      "03-Weather", title: "Weather", goal: "What comes.",
      [
        .init(
          "Wind", goal: "Predict it.", hints: ["One."], predictions: ["prediction1", "prediction2"])
      ])
    let wind = chapter.exercises[0]
    func wrong(_ number: Int, _ value: Int) -> TestReport {
      red("prediction \(number)", IssueReport(message: "You predicted \(value)."))
    }
    house.write(
      """
      # Wrong answers to Wind

      ## Late

      **The thought:** The wind comes later.

      **What you see:** It comes now.

      **Caught by:** prediction 2

      ```swift
      let prediction2 = 3
      ```

      """, to: wind.wrongAnswersPath)
    house.write("let prediction1 = 5; let prediction2 = 3\n", to: wind.answerPath())
    house.write("let prediction1 = 1; let prediction2 = 2\n", to: wind.answerPath(in: "Solutions"))
    house.write("", to: wind.suitePath)
    house.runner.say(.of(wind, .failed, [wrong(2, 3)]), of: "Late")
    house.runner.say(.of(wind, .failed, [wrong(1, 5), wrong(2, 3)]))
    let session = house.session(chapters: [chapter])
    _ = await Tool.workbook.run(["check", "wind"], in: session)
    house.transcript.clear()
    _ = await Tool.workbook.run(["hint", "wind"], in: session)
    #expect(house.transcript.output.contains("“The wind comes later.”"))
  }

  @Test func `the names and locations of state properties don't affect an explanation`() async {
    var other = Self.wrongTwice
    other.comments[1] = "tap \"Two\"\n  wrote Light.n 1 → 2 (House/Lamp.swift:19)\n  Light ran"
    wrongAnswer(
      "Stale", "A copy follows the original.", written: "let old = 1", red("two are two", other))
    #expect(
      await hint(afterAnswer: "let new = 1", red("two are two", Self.wrongTwice))
        .contains("A copy follows the original."))
  }

  @Test(arguments: ["It is off.", "It is on."])
  func `if two known wrong answers match, a misconception is named only if it's behind both`(
    thought: String
  ) async {
    wrongAnswer("A", "It is on.", written: "static var a = 0", red("two are two"))
    wrongAnswer("B", thought, written: "static var b = 0", red("two are two"))
    let text = await hint(afterAnswer: "static var n = 0", red("two are two"))
    #expect(text.contains("It is on.") == (thought == "It is on."))
  }

  @Test func `if two known wrong answers match, the answer's code can tell them apart`() async {
    wrongAnswer(
      "Stale", "A copy follows the original.", written: "let a = b.c; print(a)",
      red("two are two"))
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    #expect(
      await hint(afterAnswer: "static var n = 0", red("two are two"))
        .contains("All lamps are one."))
  }

  @Test func `a known wrong answer isn't run if the test that catches it passes`() async {
    wrongAnswer(
      "Static", "All lamps are one.", written: "static var lamps = 0", red("one is one"),
      caughtBy: "one is one")
    #expect(await hint(afterAnswer: "static var n = 0", red("two are two")).hasPrefix(ladder))
    #expect(house.runner.asked == ["Lamp"])
  }

  @Test func `an answer that was edited after it failed isn't explained`() async {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    house.runner.say(.of(.failed, [red("two are two")]))
    await house.call("check", "lamp")
    house.write("static var n = 0\n", to: House.lamp.answerPath())
    #expect(await house.call("hint", "lamp").hasPrefix(ladder))
  }

  @Test func `the report on a second failure of the same kind names the misconception`() async {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    _ = await hint(afterAnswer: "static var n = 0", red("two are two"))
    house.write("static var m = 0\n", to: House.lamp.answerPath())
    #expect(
      await house.call("check", "lamp").hasSuffix(
        """
        Hint: swift run workbook hint Lamp

        You may be thinking: “All lamps are one.” To see why that fails:
        swift run workbook hint Lamp
        """))
    #expect(
      await house.call("hint", "lamp").hasPrefix("1.1 Lamp, hint 1 of 3"),
      "The explanation was shown after the first check.")
  }

  @Test func `the report on a failure of a different kind names no misconception`() async {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    house.write("static var n = 0\n", to: House.lamp.answerPath())
    house.write("@State private var count = 0\n", to: solution)
    house.runner.say(.of(.failed, [red("one is one")]))
    await house.call("check", "lamp")
    house.runner.say(.of(.failed, [red("two are two")]))
    #expect(await house.call("check", "lamp").hasSuffix("Hint: swift run workbook hint Lamp"))
    #expect(house.runner.asked == ["Lamp", "Lamp"])
  }

  @Test func `a compile error between two failures doesn't change the kind of failure`() async {
    wrongAnswer("Static", "All lamps are one.", written: "static var lamps = 0", red("two are two"))
    _ = await hint(afterAnswer: "static var n = 0", red("two are two"))
    house.runner.say(.of(.doesNotCompile))
    #expect(!(await house.call("check", "lamp").contains("You may be thinking")))
    house.runner.say(.of(.failed, [red("two are two")]))
    #expect(await house.call("check", "lamp").contains("You may be thinking"))
  }

  @Test func `names, numbers, strings, and comments don't affect the similarity of answers`() {
    func similarity(_ first: String, _ second: String) -> Double {
      AnswerSimilarity.score(first, second, "@State private var count = 0")
    }
    #expect(similarity("var count = 0 // static", "var n = 1") == 1)
    #expect(similarity("static var a = 1", "private static var b = 2") == 1)
    #expect(similarity("let a = 0; Text(\"\\(a)\")", "let b = 0; Text(\"Now \\(b)!\")") == 1)
    #expect(similarity("var a = 0\na += 1", "var b = 0\nb = b + 1") == 1)
    #expect(similarity("a.b += c", "a.b = a.b + c") == 1)
    #expect(similarity("var count = 0", "class Box { var value = 0 }") < 0.5)
    #expect(similarity("var count = 0\ncount += 1", "var count = 0\ncount -= 1") < 0.7)
  }

  @Test
  func `a change in only the wrong answer counts more than one in only the student's answer`() {
    let (short, long) = ("let a = b.c", "let a = b.c; print(a)")
    #expect(
      AnswerSimilarity.score(long, short, "let a = 0")
        > AnswerSimilarity.score(short, long, "let a = 0"))
  }

  @Test func `literals affect the similarity of answers if nothing else differs`() {
    func similarity(_ first: String, _ second: String) -> Double {
      AnswerSimilarity.score(first, second, "let prediction = \"A B C\"")
    }
    #expect(similarity("let prediction = \"B A C\"", "let prediction = \"C A B\"") < 0.7)
    #expect(similarity("let prediction = \"B A C\"", "let prediction = \"B A C\"") == 1)
  }
}

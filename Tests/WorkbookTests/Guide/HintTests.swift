import Testing

@testable import Workbook

@Suite struct HintTests {
  let house = House()

  private func wrongAnswer(_ name: String, _ thought: String, caughtBy test: String) {
    house.write(
      "// It looks as if \(thought)\n// Caught by: \(test)\n",
      to: "\(House.lamp.wrongAnswersPath)/\(name).swift")
  }

  private func fail(_ tests: String...) async {
    house.runner.say(.of(.failed, tests.map { .named($0, .failed) }))
    await house.call("check", "Lamp")
  }

  @Test func `each call shows one rung more, up to the last`() async {
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 1 of 3

          What is a lamp?

        If that is not enough: swift run workbook hint Lamp
        """)
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 2 of 3

          Look at its switch.

        If that is not enough: swift run workbook hint Lamp
        """)
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 3 of 3

          light.toggle()
        """)
    #expect(await house.call("hint", "lamp").hasPrefix("You have seen all 3 hints about Lamp."))
  }

  @Test func `all hints are shown at once, and none is used up`() async {
    #expect(
      await house.call("hint", "--all") == """
        1.1 Lamp

          1  What is a lamp?

          2  Look at its switch.

          3  light.toggle()
        """)
    #expect(await house.call("hint").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  @Test func `after a failure it says first what was thought, once for each answer`() async {
    wrongAnswer("Static", "all lamps were one.", caughtBy: "two lamps are independent")
    await fail("two lamps are independent")
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp

          It looks as if all lamps were one.

        If that is not it: swift run workbook hint Lamp
        """)
    #expect(await house.call("hint", "lamp").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  @Test func `an answer that was edited since is not guessed about`() async {
    wrongAnswer("Static", "all lamps were one.", caughtBy: "two lamps are independent")
    await fail("two lamps are independent")
    house.write("// another answer\n", to: House.lamp.answerPath())
    #expect(await house.call("hint", "lamp").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  @Test func `the first failed test tells most`() {
    let misconceptions = [
      Misconception(source: "// It looks as if a.\n// Caught by: first\n"),
      Misconception(source: "// It looks as if b.\n// Caught by: second\n"),
    ].compactMap { $0 }
    func thoughts(_ tests: String...) -> [String] {
      Misconception.probable(after: tests, answer: "x", solution: "", among: misconceptions)
        .map(\.text)
    }
    #expect(thoughts("the first test", "the second test") == ["It looks as if a."])
    #expect(thoughts("the second test", "the first test") == ["It looks as if b."])
    #expect(thoughts("another", "the second test") == ["It looks as if b."])
    #expect(thoughts("another") == [])
  }

  @Test func `two are both said, and three are none`() async {
    wrongAnswer("A", "it was on.", caughtBy: "on")
    wrongAnswer("B", "it was off.", caughtBy: "on")
    await fail("it is on")
    #expect(
      await house.call("hint", "lamp").contains(
        """
          It looks as if it was on.
          Or as if it was off.
        """))
    wrongAnswer("C", "it was gone.", caughtBy: "on")
    house.write("// edited\n", to: House.lamp.answerPath())
    await fail("it is on")
    #expect(await house.call("hint", "lamp").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  @Test func `what an answer is written with tells more than which test is first`() {
    let misconceptions = [
      Misconception(source: "// It looks as if a.\n// Caught by: first\nlet old = count"),
      Misconception(source: "// It looks as if b.\n// Caught by: second\nstatic var count"),
      Misconception(source: "// It looks as if c.\n// Caught by: third\nclass Count {}"),
    ].compactMap { $0 }
    func thoughts(_ answer: String, _ tests: String...) -> [String] {
      Misconception.probable(
        after: tests, answer: answer, solution: "var count", among: misconceptions
      ).map(\.text)
    }
    #expect(thoughts("static var n", "first", "second") == ["It looks as if b."])
    #expect(thoughts("static var n", "first") == ["It looks as if a."])
    #expect(thoughts("var n // static", "first", "second") == ["It looks as if a."])
    #expect(thoughts("class Count { static var n }", "second", "third") == ["It looks as if c."])
  }

  @Test func `each wrong answer of the workbook is recognized, whatever else it fails`() throws {
    let package = try WorkbookPackage.find()
    for exercise in TableOfContents.exercises {
      let all = Misconception.all(about: exercise, in: package)
      let solution = try package.text(exercise.answerPath(in: "Solutions"))
      #expect(all.count >= 3, "\(exercise.name)")
      for misconception in all {
        let probable = Misconception.probable(
          after: all.map(\.caughtBy), answer: misconception.code, solution: solution, among: all)
        #expect(probable.contains(misconception) || probable.isEmpty, "\(misconception.text)")
      }
    }
  }
}

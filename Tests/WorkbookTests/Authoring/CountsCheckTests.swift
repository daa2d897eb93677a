import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct CountsCheckTests {
  private let workbook: SmallWorkbook
  private let prose = "Chapters/01-Lights.md"

  init() throws { workbook = try SmallWorkbook() }

  private func violations() -> [String] { workbook.violations(CountsCheck()) }

  /// Sets the exercise's place in the table of contents.
  private func setExercise(predictions: [String] = [], kind: Exercise.Kind = .program) {
    workbook.contents = [
      Chapter(
        "01-Lights", title: "Lights", goal: "Light.",
        [
          .init(
            "Lamp", goal: "Again.", minutes: 15, hints: ["1", "2", "3"], predictions: predictions,
            kind: kind)
        ])
    ]
  }

  @Test func `wrong numbers of chapters and exercises are reported with their lines`() {
    workbook["README.md"]? += "\nTwelve chapters and, in all, 91\nexercises. 2 are optional.\n"
    #expect(
      violations() == [
        "README.md:6 says “Twelve chapters”, but the number is 1.",
        "README.md:6 says “91 exercises”, but the number is 1.",
        "README.md:7 says “2 are optional”, but the number is 0.",
      ])
  }

  @Test func `small numbers can be about a part of the workbook`() {
    workbook["README.md"]? += "\nThe two chapters before it have seven exercises.\n"
    #expect(violations() == [])
  }

  @Test func `a wrong number of predictions is reported in the stub and in the chapter`() throws {
    setExercise(predictions: ["prediction1", "prediction2"])
    #expect(violations() == [])
    workbook.replace(
      "hall.", with: "hall. Predict three updates.", in: ".stubs/01-Lights/Lamp.swift")
    workbook.replace(
      "Lamp.swift`.", with: "Lamp.swift`: predict\n   four events.", in: prose)
    #expect(
      violations() == [
        ".stubs/01-Lights/Lamp.swift:1 says “three updates”, but the number is 2.",
        "Chapters/01-Lights.md:14 says “four events”, but the number is 2.",
      ])
  }

  @Test func `a wrong number of requirements is reported`() {
    workbook.replace("Lamp.swift`.", with: "Lamp.swift`, with 3 requirements.", in: prose)
    #expect(
      violations() == ["Chapters/01-Lights.md:13 says “3 requirements”, but the number is 2."])
    workbook.replace("3 requirements", with: "two requirements", in: prose)
    #expect(violations() == [])
  }

  @Test func `wrong numbers of the programs that a test has to judge are reported`() {
    setExercise(kind: .test)
    workbook["Tests/01-Lights/LampTests.swift"] =
      """
      on: [.right("a"), .wrong("b"), .wrong("c")]
      \(SuiteText.withheldMark)
      on: [.right("a"), .wrong("d"), .wrong("e")]
      """
    workbook.replace(
      "Lamp.swift`.", with: "Lamp.swift`: one correct programs, nine incorrect programs.", in: prose
    )
    #expect(
      violations() == [
        "Chapters/01-Lights.md:13 says “nine incorrect programs”, but the number is 2."
      ])
  }

  @Test func `a name of a test that doesn't exist is reported`() {
    workbook["Tests/01-Lights/LampTests.swift"]? += "\n// P1\n"
    workbook[prose]? += "\nIts tests are called\n`P1` and `P9`. The lamp is called `P7`.\n"
    #expect(
      violations() == [
        "Chapters/01-Lights.md:15 says that a test is called `P9`, but no test of the chapter is."
      ])
  }

  @Test func `wrong minutes and unknown exercises in the syllabus are reported`() {
    workbook["Chapters/Syllabus.md"] = """
      | Week | Core exercises | Minutes |
      | --- | --- | --- |
      | 1 | Lamp | 20 + 15 |
      | 2 | Lamp | 20 + 20 |
      | 3 | Lamp, Candle | 20 + 15 |
      | 4 | Lamp | Lamp | 20 + 15 + 10 |
      """
    #expect(
      violations() == [
        "Chapters/Syllabus.md:4 says 20 minutes for Lamp, but the estimates add up to 15.",
        "Chapters/Syllabus.md:5 names the exercise Candle, which doesn't exist.",
        "Chapters/Syllabus.md:6 says 10 minutes for Lamp, but the estimates add up to 15.",
      ])
  }
}

import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookCore

@Suite struct WrongAnswerSampleTests {
  let workbook: SmallWorkbook
  /// The number of wrong answers to the exercise.
  private let count = 60

  init() throws {
    workbook = try SmallWorkbook()
    workbook["Tests/01-Lights/WrongAnswers/Lamp.md"] =
      "# Wrong answers\n\n"
      + (1...count).map {
        SmallWorkbook.wrongAnswer("Dim\($0)", caughtBy: $0 == 1 ? "it goes out" : "it shines")
      }.joined()
  }

  /// Returns a stand-in for Git.
  private func git(
    commit: String = "1f2e", changed files: String = "", knowsRevision: Bool = true
  ) -> ToolRunner {
    { _, arguments in
      if arguments == ["rev-parse", "HEAD"] { return ToolResult(status: 0, output: commit + "\n") }
      return knowsRevision
        ? ToolResult(status: 0, output: files)
        : ToolResult(status: 128, output: "fatal: bad revision 'mian'\n")
    }
  }

  /// Returns the names of the wrong answers that are in a sample.
  private func sampled(_ git: ToolRunner) throws -> Set<String> {
    let sample = try WrongAnswerSample(since: "main", git: git)
    let answers = WrongAnswersRun().answers(in: workbook.workspace)
    return Set(answers.filter(sample.contains).compactMap(\.entry?.name))
  }

  @Test(arguments: [
    "Exercises/01-Lights/Lamp.swift", "Tests/01-Lights/LampTests.swift",
    "Tests/01-Lights/WrongAnswers/Lamp.md",
  ])
  func `all wrong answers to an exercise that has changed are run`(_ file: String) throws {
    #expect(try sampled(git(changed: "README.md\n\(file)\n")).count == count)
  }

  @Test func `of the other wrong answers, about a third is run, the same one each time`() throws {
    let names = try sampled(git(changed: "README.md\nExercises/02-Colors/Lamp.swift\n"))
    #expect((count / 6...count / 2).contains(names.count))
    #expect(try sampled(git()) == names)
  }

  @Test func `after nine commits, nearly every wrong answer has been run`() throws {
    let names = try (1...9).reduce(into: Set<String>()) {
      $0.formUnion(try sampled(git(commit: "commit \($1)")))
    }
    #expect(names.count >= count * 9 / 10)
  }

  @Test func `stubs and solutions are always run`() throws {
    let sample = try WrongAnswerSample(since: "main", git: git())
    let answers = SolutionsRun().answers(in: workbook.workspace)
    #expect(answers.count == 1)
    #expect(answers.allSatisfy(sample.contains))
  }

  @Test func `a verification of a sample doesn't say that the workbook is sound`() async throws {
    var options = Verification.Options()
    options.sample = try WrongAnswerSample(since: "main", git: git())
    let report = try await workbook.verification(options)
    #expect((count / 6..<count).contains(report.answerCount))
    #expect(report.summary.hasPrefix("No problems found: "))
  }

  @Test func `if Git doesn't know the revision, the error says what Git says`() {
    let error = #expect(throws: SetUpError.self) { try sampled(git(knowsRevision: false)) }
    #expect(
      error?.description
        == "Git can't compare the workbook with \"main\". fatal: bad revision 'mian'")
  }

  @Test func `without Git, the error says what to do`() {
    let error = #expect(throws: SetUpError.self) { try sampled { _, _ in nil } }
    #expect(
      error?.description == "Git isn't installed, but --since needs it. Install Git and try again.")
  }
}

import Foundation
import Synchronization
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookTestSupport

@Suite struct MutationTestingTests {
  private let workbook: SmallWorkbook
  private let judge = FakeJudge()
  private let catalog = "Tests/01-Lights/WrongAnswers/Lamp.md"
  private let solution = """
    // The light of a lamp.
    let watts = 2
    let isOn = false
    let count = lamps
    """

  init() throws {
    workbook = try SmallWorkbook()
    workbook["Solutions/01-Lights/Lamp.swift"] = solution
    workbook[".stubs/01-Lights/Lamp.swift"] = "let count = lamps\n"
    judge.verdicts = [
      "let watts = 3": .failed, "let watts = 1": .doesNotCompile, "let isOn = true": .passed,
    ]
  }

  private func testing(
    _ options: MutationTesting.Options = .init(), conditions: String = "this kit"
  ) -> MutationTesting {
    MutationTesting(
      workbook.package,
      maker: MutantMaker(for: workbook.package, tool: MutantMakerTests.tool),
      judge: MutantJudge(runner: judge) { conditions }, options: options)
  }

  private func run(
    sample: Int? = nil, conditions: String = "this kit"
  ) async throws -> MutationReport.ExerciseReport {
    var options = MutationTesting.Options()
    options.sample = sample
    let report = try await testing(options, conditions: conditions)
      .run(on: workbook.contents[0].exercises)
    return try #require(report.exercises.first)
  }

  /// Lists a mutant as equivalent.
  private func list(_ diff: String) {
    workbook[catalog]? += """

      # Equivalent mutants

      **Equivalent because:** The task leaves it open.

      ```diff
      \(diff)
      ```

      """
  }

  @Test
  func `mutants are counted, and surviving mutants are shown with their diffs`() async throws {
    let report = try await run()
    #expect(report.counts == .init(made: 3, judged: 2, killed: 1, survived: 1, equivalent: 0))
    #expect(
      report.survivors == [
        .init(
          operator: "boolean", line: 3, description: "`false` becomes `true`",
          diff: [" let watts = 2", "-let isOn = false", "+let isOn = true", " let count = lamps"])
      ])
    #expect(report.violations == [])
  }

  @Test
  func `a mutant that is listed as equivalent is recognized, even if its line has moved`()
    async throws
  {
    list("-let isOn = false\n+let isOn = true")
    workbook["Solutions/01-Lights/Lamp.swift"] = "// More light.\n\n" + solution
    let report = try await run()
    #expect(report.counts == .init(made: 3, judged: 2, killed: 1, survived: 0, equivalent: 1))
    #expect(report.survivors == [])
    #expect(report.violations == [])
  }

  @Test(arguments: [
    (
      "-let watts = 2\n+let watts = 3",
      "lists a mutant that fails \"it shines\". Remove it from the list."
    ),
    (
      "-let watts = 2\n+let watts = 1",
      "lists a mutant that doesn't compile. Remove it from the list."
    ),
    (
      "-let watts = 2\n+let watts = 60",
      "lists a change that isn't a mutant of the solution. Remove it from the list."
    ),
    ("-let volts = 230", "expects a line that the solution doesn't have here: `let volts = 230`."),
  ])
  func `an outdated entry in a list of mutants is a violation`(
    diff: String, problem: String
  ) async throws {
    judge.verdicts["let isOn = true"] = .failed
    list(diff)
    let report = try await run()
    #expect(report.violations.map(\.problem) == [problem])
    #expect(report.violations.map(\.path) == [catalog])
  }

  @Test func `a mutant that is listed twice is a violation`() async throws {
    list("-let isOn = false\n+let isOn = true")
    list("-let isOn = false\n+let isOn = true")
    let report = try await run()
    #expect(report.violations.count == 1)
    #expect(report.violations.first?.problem.hasSuffix("again.") == true)
  }

  @Test func `a mutant that can't be judged is a violation and is judged again next time`()
    async throws
  {
    judge.verdicts["let isOn = true"] = .graderError
    #expect(try await run().violations.count == 1)
    judge.verdicts["let isOn = true"] = .failed
    #expect(try await run().violations == [])
  }

  @Test
  func `a mutant's failure message that students can't understand is a violation`() async throws {
    judge.issue = IssueReport(message: "Optional(3) is on screen.", comments: ["It is 3."])
    let report = try await run()
    #expect(report.counts.killed == 1)
    #expect(
      report.violations.map(\.problem) == [
        "has a mutant (number) that fails \"it shines\", which shows Optional( to the student: "
          + "It is 3. Optional(3) is on screen."
      ])
    judge.issue = IssueReport(message: "3 is on screen.", comments: ["It is 3."])
    #expect(try await run(conditions: "another kit").violations == [])
  }

  @Test
  func `verdicts on mutants are cached until something that they depend on changes`() async throws {
    let first = try await run()
    #expect(judge.takeCalls() == 4)
    #expect(try await run() == first)
    #expect(judge.takeCalls() == 0)

    // Comments change no verdict.
    workbook["Solutions/01-Lights/Lamp.swift"] = "// New.\n" + solution
    #expect(try await run().counts == first.counts)
    #expect(judge.takeCalls() == 0)

    workbook["Tests/01-Lights/LampTests.swift"]? += "// A test more.\n"
    _ = try await run()
    #expect(judge.takeCalls() == 4)

    _ = try await run(conditions: "another kit")
    #expect(judge.takeCalls() == 4)
  }

  @Test
  func `if only a sample of mutants is judged, entries for other mutants aren't outdated`()
    async throws
  {
    list("-let isOn = false\n+let isOn = true")
    let report = try await run(sample: 1)
    // The solution is judged, too.
    #expect(judge.takeCalls() == 2)
    #expect(report.counts.made == 3)
    #expect(report.violations == [])
  }

  @Test func `mutants can't be judged if the solution fails its tests`() async throws {
    judge.solution = .failed
    let error = await #expect(throws: SetUpError.self) { try await run() }
    #expect(
      error?.description
        == "Solutions/01-Lights/Lamp.swift failed, so its mutants can't be judged. "
        + "Try: swift run workbook verify --answer Solutions/01-Lights/Lamp.swift")
  }

  @Test func `judging mutants leaves no files behind`() async throws {
    _ = try await run()
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: workbook.package.url(".workbook").path)
    #expect(files.filter { $0.contains(".") } == ["mutants/Lamp.json"])
  }

  // MARK: The command

  private func call(_ words: String...) async -> (code: ExitCode, transcript: Transcript) {
    let transcript = Transcript()
    let testing = testing()
    let tool = Tool(
      overview: .sync,
      commands: [.verify(playingDemosBy: { _ in FakeDemoPlayer() }) { _, _ in testing }])
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: [:]
    ) { _ in FakeRunner() }
    return (await tool.run(["verify"] + words, in: session), transcript)
  }

  @Test func `verify shows the surviving mutants of each exercise and fails`() async {
    let (code, transcript) = await call("--mutants", "--exercise", "Lamp")
    #expect(code == .notYet)
    #expect(
      transcript.output.replacing(/in [0-9.]+ s/, with: "in no time") == """
        ✗ 1.1 Lamp: 3 made, 2 judged, 1 killed, 1 survived, 0 equivalent
            Solutions/01-Lights/Lamp.swift:3 boolean: `false` becomes `true`.
               let watts = 2
              -let isOn = false
              +let isOn = true
               let count = lamps

        1 exercise: 3 made, 2 judged, 1 killed, 1 survived, 0 equivalent in no time.
        """)
  }

  @Test
  func `verify exits with status 0 if each surviving mutant is listed as equivalent`()
    async throws
  {
    list("-let isOn = false\n+let isOn = true")
    #expect(await call("--mutants", "--chapter", "1").code == .done)
    let (code, transcript) = await call("--mutants", "--json")
    #expect(code == .done)
    let report = try JSONDecoder().decode(
      MutationReport.self, from: Data(transcript.output.utf8))
    #expect(report.counts.equivalent == 1)
  }

  @Test(arguments: [
    (["--exercise", "Lamp"], "--exercise needs --mutants."),
    (["--sample", "3"], "--sample needs --mutants."),
    (["--mutants", "--check", "hints"], "--check and --mutants can't be combined."),
    (["--mutants", "--exercise", "Lmap"], "There is no exercise \"Lmap\". Did you mean Lamp?"),
  ])
  func `verify rejects options that can't be combined`(
    words: [String], complaint: String
  ) async throws {
    let transcript = Transcript()
    let tool = Tool(overview: .sync, commands: [.verify])
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: [:]
    ) { _ in FakeRunner() }
    #expect(await tool.run(["verify"] + words, in: session) == .wrongUse)
    #expect(transcript.errors.replacing("\n", with: " ").hasPrefix(complaint))
  }
}

/// A runner whose verdict depends on the lines of the answer.
private final class FakeJudge: Runner {
  private let state = Mutex(
    (
      verdicts: [String: Verdict](), solution: Verdict.passed, calls: 0,
      issue: IssueReport?.none
    ))

  /// The issue that a failing test records.
  var issue: IssueReport? {
    get { state.withLock { $0.issue } }
    set { state.withLock { $0.issue = newValue } }
  }

  /// The verdicts on answers that contain certain lines, keyed by line.
  var verdicts: [String: Verdict] {
    get { state.withLock { $0.verdicts } }
    set { state.withLock { $0.verdicts = newValue } }
  }

  /// The verdict on an answer that contains none of these lines.
  var solution: Verdict {
    get { state.withLock { $0.solution } }
    set { state.withLock { $0.solution = newValue } }
  }

  /// Returns how many answers have been judged since the last call.
  func takeCalls() -> Int {
    state.withLock { state in
      defer { state.calls = 0 }
      return state.calls
    }
  }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let lines = try String(contentsOf: answer, encoding: .utf8).codeLines
    return state.withLock { state in
      state.calls += 1
      let verdict = lines.compactMap { state.verdicts[$0] }.first ?? state.solution
      var report = AnswerReport(
        exercise: exercise.name, chapter: exercise.chapter, verdict: verdict)
      report.tests = [
        TestReport(
          id: "1", name: "it shines", outcome: verdict == .failed ? .failed : .passed,
          file: exercise.suitePath, line: 1)
      ]
      if verdict == .failed { report.tests[0].issues = state.issue.map { [$0] } ?? [] }
      return report
    }
  }
}

import Foundation
import Testing

@testable import WorkbookAudit
@testable import WorkbookCore
@testable import WorkbookEngine

@Suite struct AnswerJudgeTests {
  @Test func `a correct answer passes, with its tests in source order`()
    async throws
  {
    let report = try await EngineFixture.shared.value.judge("number")
    #expect(report.verdict == .passed)
    #expect(report.reason == nil)
    #expect(report.outcomes == [.passed, .passed, .passed, .passed])
    #expect(
      report.tests.map(\.name) == [
        "one is one", "two is two", "three is three", "each more is itself",
      ])
    #expect(report.tests.map(\.line) == [8, 12, 16, 20])
    #expect(Set(report.tests.map(\.file)) == ["Tests/99-Lab/LampTests.swift"])
  }

  @Test func `a wrong answer fails the test that catches it, with the reason`() async throws {
    let report = try await EngineFixture.shared.value.judge("number == 2 ? 20 : number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.passed, .failed, .passed, .passed])
    #expect(
      try report.test("two is two").issues == [
        IssueReport(
          message: "Expectation failed: try answer(2) == 2", comments: ["Two lamps are on."],
          file: "Tests/99-Lab/LampTests.swift", line: 13)
      ])
  }

  @Test func `the failure of a parameterized test shows the argument`() async throws {
    let report = try await EngineFixture.shared.value.judge("min(number, 4)")
    #expect(report.outcomes == [.passed, .passed, .passed, .failed])
    #expect(try report.test("each more is itself").issues.map(\.comments) == [["With number → 5."]])
  }

  // MARK: - One test

  /// Judges an answer by one test, in a group with the answer `number` and the given tests.
  private func judge(
    _ body: String, by test: String, tests: Set<String>, representative: String? = nil,
    in fixture: EngineFixture
  ) async throws -> AnswerReport {
    func file(_ source: String) throws -> URL {
      let file = fixture.package.url("Answers/\(ContentHash(Data(source.utf8)).digest)/Lamp.swift")
      try writeFile(Data(source.utf8), to: file)
      return file
    }
    let group = AnswerGroup(
      representative: try file(representative ?? EngineFixture.answer("number")), tests: tests)
    return try await fixture.runner.run(
      answer: file(EngineFixture.answer(body)), for: fixture.exercise, test: test,
      sharingSuiteWith: group)
  }

  @Test func `the answers of a group share a suite, and each is judged by its own test`()
    async throws
  {
    let fixture = try EngineFixture()
    let tests: Set = ["one is one", "two is two"]
    let first = try await judge("2", by: "two is two", tests: tests, in: fixture)
    #expect(first.verdict == .passed)
    #expect(first.tests.map(\.name) == ["two is two"])
    let second = try await judge("number + 1", by: "one is one", tests: tests, in: fixture)
    #expect(second.verdict == .failed)
    #expect(second.tests.map(\.name) == ["one is one"])
    #expect(second.tests.first?.line == 8)
    let crash = try await judge("[1, 2][number]", by: "two is two", tests: tests, in: fixture)
    #expect(crash.verdict == .crashed)
    #expect(crash.tests.map(\.name) == ["two is two"])
    let cache = fixture.package.url(".workbook/build")
    let kit = try #require(
      FileManager.default.contentsOfDirectory(atPath: cache.path).first { $0.hasPrefix("kit-") })
    let suites = try FileManager.default.contentsOfDirectory(
      atPath: cache.appending(path: "\(kit)/suites").path)
    #expect(suites.filter { $0.hasSuffix(".o") }.count == 1)
  }

  @Test(
    arguments: [
      "", "let answer = 1", "#error(\"no answer\")",
      "func answer(_ number: Int, times: Int = 1) throws -> Int { number }",
    ])
  func `an answer that doesn't match its group's suite is judged alone`(
    representative: String
  ) async throws {
    let report = try await judge(
      "2", by: "two is two", tests: ["one is one", "two is two"], representative: representative,
      in: EngineFixture.shared.value)
    #expect(report.verdict == .passed)
    #expect(report.tests.map(\.name) == ["two is two"])
  }

  // MARK: - Failures

  @Test func `a thrown error is reported as a failure`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "if number == 1 { throw Dark() }\nreturn number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.failed, .passed, .passed, .passed])
    #expect(try report.test("one is one").issues.first?.message.contains("Dark()") == true)
  }

  @Test func `output is attributed to the test that printed it`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "print(\"number\", number, terminator: \";\")\nreturn number")
    #expect(report.verdict == .passed)
    #expect(
      report.tests.map(\.output) == ["number 1;", "number 2;", "number 3;", "number 4;number 5;"])
  }

  @Test func `compiler messages have paths that are relative to the root`() async throws {
    let fixture = try await EngineFixture.shared.value
    let report = try await fixture.judge("\"number\"")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.tests.isEmpty)
    #expect(report.compilerOutput.contains(/Answers\/.*\/Lamp\.swift:5:1: error: cannot convert/))
    #expect(!report.compilerOutput.contains(fixture.package.root.path))
    #expect(!report.compilerOutput.contains("\u{1B}"))
  }

  @Test func `compiler messages are shown in color if requested`() async throws {
    let fixture = try await EngineFixture.shared.value
    let report = try await fixture.judge(
      "\"number\"", with: fixture.runner { $0.usesColor = true })
    #expect(report.compilerOutput.contains("\u{1B}["))
  }

  @Test func `an answer that lacks a declaration doesn't compile with its tests`() async throws {
    let report = try await EngineFixture.shared.value.judge(file: "")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.reason?.contains("suite") == true)
    #expect(report.compilerOutput.contains("cannot find 'answer' in scope"))
  }

  @Test func `an answer with its own main can't be linked`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "number", besides: "@main struct Own { static func main() {} }")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.reason?.contains("linked") == true)
  }

  @Test func `an answer can use a library that the kit doesn't use`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "Int(\"\\(number)\".firstMatch(of: digits)!.0)!",
      besides: "import RegexBuilder\nlet digits = Regex { OneOrMore(.digit) }")
    #expect(report.verdict == .passed, "\(report)")
  }

  @Test func `an answer that uses a missing function doesn't pass`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "missing(number)",
      besides: "@_silgen_name(\"missing\") func missing(_ number: Int) -> Int")
    #expect(report.verdict == .crashed)
    #expect(report.reason == "The program uses missing, which isn't defined anywhere.")
  }

  @Test func `a stub is reported as unfinished`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "unfinished(\"Tell it.\", placeholder: 0)")
    #expect(report.verdict == .unfinished)
    #expect(report.outcomes == Array(repeating: .unfinished, count: 4))
  }

  @Test func `a stub is reported as failed in strict mode`() async throws {
    let fixture = try await EngineFixture.shared.value
    let report = try await fixture.judge(
      "unfinished(\"Tell it.\", placeholder: 0)",
      with: fixture.runner { $0.environment = answerEnvironment(isStrict: true) })
    #expect(report.verdict == .failed)
    #expect(report.outcomes == Array(repeating: .failed, count: 4))
  }

  @Test func `a test that is unfinished for one argument is reported as unfinished`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "number < 5 ? number : unfinished(\"Tell it.\", placeholder: 0)")
    #expect(report.verdict == .unfinished)
    #expect(report.outcomes == [.passed, .passed, .passed, .unfinished])
  }

  @Test func `an answer that doesn't exist is reported as missing`() async throws {
    let fixture = try await EngineFixture.shared.value
    let report = try await fixture.runner.run(
      answer: fixture.package.url("Exercises/99-Lab/Lamp.swift"), for: fixture.exercise)
    #expect(report.verdict == .missing)
    #expect(report.reason == "There is no Exercises/99-Lab/Lamp.swift.")
  }

  @Test func `running an answer doesn't change it or add files next to it`() async throws {
    let fixture = try await EngineFixture.shared.value
    let answer = fixture.package.url("Answers/Kept/Lamp.swift")
    let text = Data(EngineFixture.answer("number").utf8)
    try writeFile(text, to: answer)
    _ = try await fixture.runner.run(answer: answer, for: fixture.exercise)
    #expect(try Data(contentsOf: answer) == text)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: answer.deletingLastPathComponent().path)
        == ["Lamp.swift"])
  }

  // MARK: - Policies

  @Test(arguments: [
    ("number", Verdict.passed), ("min(number, 4)", .failed), ("\"number\"", .doesNotCompile),
    ("unfinished(\"Tell it.\", placeholder: 0)", .unfinished), ("[0][number]", .crashed),
  ])
  func `an honest answer gets the same verdict under every policy`(
    body: String, verdict: Verdict
  ) async throws {
    let fixture = try await EngineFixture.shared.value
    for scrutiny in [JudgePolicy.Scrutiny.none, .audit, .full()] {
      let report = try await fixture.judge(
        body, with: fixture.runner { $0.scrutiny = scrutiny })
      #expect(report.verdict == verdict, "\(scrutiny): \(report)")
    }
  }

  @Test(arguments: ["exit(0)", "FileManager.default.temporaryDirectory.path.count"])
  func `an answer that isn't allowed gets the same verdict from check and grade`(
    body: String
  ) async throws {
    let fixture = try await EngineFixture.shared.value
    let checked = try await fixture.judge(body, with: fixture.runner { $0.scrutiny = .audit })
    let graded = try await fixture.judge(body, with: fixture.runner { $0.scrutiny = .full() })
    #expect([.notAllowed, .tampered].contains(checked.verdict))
    #expect(checked.tests == [])
    #expect(checked.verdict == graded.verdict)
    #expect(
      try #require(checked.reason).split(separator: ":").last
        == (try #require(graded.reason)).split(separator: ":").last)
  }

  @Test func `after the solution changes, answers are compared with the new one`() async throws {
    let fixture = try await EngineFixture.shared.value.adding(
      Exercise(
        chapter: "99-Lab", number: 3, name: "Torch", goal: "Tell a number.", points: 10, hints: []),
      suite: "")
    let judge = fixture.runner { $0.scrutiny = .audit }
    let solution = fixture.package.url(fixture.exercise.answerPath(in: "Solutions"))
    func facts(_ text: String) async throws -> SolutionFacts? {
      try writeFile(Data(text.utf8), to: solution)
      return try await judge.audit(
        of: fixture.exercise, by: SuiteSource(of: fixture.exercise, in: fixture.package))?.solution
    }
    let first = try await facts("let torch = 1")
    #expect(first != nil)
    #expect(try await facts("let torch = 1\nlet battery = 1") != first)
    #expect(try await facts("let torch = 1") == first)
  }
}

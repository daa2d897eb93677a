import Foundation
import Testing

@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookGrading
@testable import WorkbookProcesses

/// Checks that each hostile answer gets the expected verdict, with the real compiler in the real
/// sandbox, and that an honest answer that is graded beside hostile ones keeps its marks.
///
/// These tests take minutes, so they're a separate step:
/// `WORKBOOK_CORPUS=run swift test --filter Hostile`. The script `.ci/run` judges every third
/// answer, with `WORKBOOK_CORPUS=sample`.
@Suite(
  .enabled(if: Corpus.current != nil, "This takes minutes. To run it, set WORKBOOK_CORPUS=run."))
struct HostileAnswersTests {
  private static let package = WorkbookPackage(
    root: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL)

  private static let runner: AnswerJudge = {
    var policy = JudgePolicy.grading(in: package)
    policy.limits.program.time = .seconds(2)
    policy.limits.program.totalTime = .seconds(30)
    policy.limits.program.memory = 3 << 30
    policy.limits.compiler.time = .seconds(10)
    return AnswerJudge(for: package, policy: policy)
  }()

  private static func exercise(_ name: String) throws -> Exercise {
    try #require(TableOfContents.chapters.flatMap(\.exercises).first { $0.name == name })
  }

  private static func report(
    on answer: HostileAnswer, by runner: some Runner
  ) async throws -> AnswerReport {
    let exercise = try exercise(answer.exercise)
    let file = FileManager.default.temporaryDirectory
      .appending(path: "hostile-\(UUID().uuidString)/\(exercise.name).swift")
    try writeFile(Data(answer.source(in: package, for: exercise).utf8), to: file)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    return try await AsyncSemaphore.processors.withPermit {
      try await runner.run(answer: file, for: exercise)
    }
  }

  @Test(arguments: Corpus.selected(from: HostileAnswer.all))
  func `a hostile answer always gets one of its permitted verdicts`(
    answer: HostileAnswer
  ) async throws {
    let exercise = try Self.exercise(answer.exercise)
    let report = try await Self.report(on: answer, by: Self.runner)
    #expect(
      answer.verdicts.contains(report.verdict),
      "\(report.verdict) \(report.reason ?? "") \(report.compilerOutput.prefix(800))")
    // A wrong answer doesn't pass the test that catches it, whatever it adds.
    if case .wrong(let name) = answer.base {
      let wrong = Self.package.wrongAnswers(to: exercise).first { $0.name == name }
      let passed = report.tests.filter { $0.outcome == .passed }.map(\.name)
      #expect(!passed.contains(try #require(wrong).caughtBy), "\(report.verdict)")
    }
    #expect(report.reason?.contains("--allow") != true, "The --allow hint is only for instructors.")
  }

  @Test(arguments: Corpus.selected(from: HostileAnswer.unusual))
  func `an honest answer that looks unusual passes`(answer: HostileAnswer) async throws {
    let report = try await Self.report(on: answer, by: Self.runner)
    #expect(
      report.verdict == .passed, "\(report.reason ?? "") \(report.compilerOutput.prefix(800))")
  }

  @Test(arguments: Corpus.selected(from: HostileAnswer.unusedViews))
  func `a wrong answer with an unused correct view still fails`(
    answer: HostileAnswer
  ) async throws {
    let report = try await Self.report(on: answer, by: Self.runner)
    #expect(report.verdict == .failed)
  }

  @Test(arguments: ["TapCounter", "Box", "UserDefault"])
  func `an honest answer that is graded beside hostile answers gets full marks`(
    name: String
  ) async throws {
    let exercise = try Self.exercise(name)
    let report = try await Self.runner.run(
      answer: Self.package.url(exercise.answerPath(in: "Solutions")), for: exercise)
    #expect(report.verdict == .passed, "\(report.reason ?? "")")
    #expect(report.tests.allSatisfy { $0.outcome == .passed })
  }
}

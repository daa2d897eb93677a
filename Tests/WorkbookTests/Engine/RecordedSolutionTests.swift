import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

/// Checks that answers get the same verdicts in a copy of the workbook that has recorded facts instead
/// of solutions.
@Suite struct RecordedSolutionTests {
  /// A workbook without its solution, and the recorded facts about it.
  private static let shared = Task {
    let fixture = try EngineFixture()
    let recorded = try await fixture.runner.recordedSolution(to: fixture.exercise)
    try writeFile(recorded, to: fixture.package.url(fixture.exercise.recordedSolutionPath))
    try FileManager.default.removeItem(
      at: fixture.package.url(fixture.exercise.answerPath(in: "Solutions")))
    return fixture
  }

  private let fixture: EngineFixture

  init() async throws { fixture = try await Self.shared.value }

  private var judge: AnswerJudge {
    fixture.runner { $0.scrutiny = .audit }
  }

  @Test(arguments: [("number", Verdict.passed), ("number + 1", .failed), ("oops", .doesNotCompile)])
  func `an honest answer gets its verdict`(body: String, verdict: Verdict) async throws {
    #expect(try await fixture.judge(body, with: judge).verdict == verdict)
  }

  /// To see this test fail, delete the file with the recorded facts: then the answer passes.
  @Test func `an answer that changes the meaning of the suite is refused`() async throws {
    let report = try await fixture.judge(
      file: """
        import StateFlow

        func answer(_ number: Int) throws -> Int? { number }
        """, with: judge)
    #expect(report.verdict == .notAllowed)
    #expect(report.reason?.contains("the tests would use a different") == true, "\(report)")
  }

  @Test func `a suite that has changed isn't compared with the recorded one`() async throws {
    var recorded = try #require(RecordedSolution(of: fixture.exercise, in: fixture.package))
    let suite = try SuiteSource(of: fixture.exercise, in: fixture.package)
    let toolchain = try await judge.tools().toolchain
    #expect(recorded.applies(to: suite, with: toolchain))
    recorded.suite = "another"
    #expect(!recorded.applies(to: suite, with: toolchain))
  }

  /// To see this test fail, record the facts about the whole suite in `recordedSolution(to:)`.
  @Test func `recorded facts apply to the suite without the part that is withheld from copies`()
    async throws
  {
    let full = try EngineFixture()
    let path = full.exercise.suitePath
    let suite = try full.package.text(path)
    let withheld = """
      \(SuiteText.withheldMark)

      extension LampTests {
        @Test func `is withheld`() throws { #expect(try answer(7) == 7) }
      }

      """
    try full.package.write(Data("\(suite)\n\(withheld)".utf8), to: path)
    #expect(try await full.judge("number == 7 ? 0 : number").verdict == .failed)
    let data = try await full.runner.recordedSolution(to: full.exercise)
    let recorded = try JSONDecoder().decode(RecordedSolution.self, from: data)
    let toolchain = try await full.runner.tools().toolchain
    let source = try SuiteSource(of: full.exercise, in: full.package)
    #expect(!recorded.applies(to: source, with: toolchain))
    try full.package.write(Data(SuiteText("\(suite)\n\(withheld)").released.utf8), to: path)
    let released = try SuiteSource(of: full.exercise, in: full.package)
    #expect(recorded.applies(to: released, with: toolchain))
    #expect(try await full.judge("number == 7 ? 0 : number").verdict == .passed)
  }

  @Test func `facts that were recorded with another compiler aren't compared with the suite`()
    async throws
  {
    var recorded = try #require(RecordedSolution(of: fixture.exercise, in: fixture.package))
    recorded.toolchain = "Swift version 6.9 (swift-6.9-RELEASE) arm64-apple-macosx"
    let suite = try SuiteSource(of: fixture.exercise, in: fixture.package)
    #expect(!recorded.applies(to: suite, with: try await judge.tools().toolchain))
  }

  @Test func `the recorded facts are read as they were written`() async throws {
    let recorded = try #require(RecordedSolution(of: fixture.exercise, in: fixture.package))
    let again = try JSONDecoder().decode(
      RecordedSolution.self, from: try JSONEncoder().encode(recorded))
    #expect(again.facts == recorded.facts)
    #expect(again.references == recorded.references)
  }
}

import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

/// Checks that the judge knows the tests that a program passes as students find it.
@Suite struct AsFoundTests {
  private static func fixture(stub: String) throws -> EngineFixture {
    let fixture = try EngineFixture()
    try writeFile(
      Data(EngineFixture.answer(stub).utf8), to: fixture.package.url(fixture.exercise.stubPath))
    return fixture
  }

  private static let repair = """
      unfinished("Delete this call.")
      return number == 2 ? 20 : number
    """

  /// Returns for each test whether it's a condition.
  private func conditions(in report: AnswerReport) -> [Bool] {
    report.tests.map { $0.isCondition == true }
  }

  @Test func `what a repair's stub passes without its holes are conditions`() async throws {
    let fixture = try Self.fixture(stub: Self.repair)
    let grader = fixture.runner { $0.scrutiny = .full() }
    let nothing = try await fixture.judge("number == 2 ? 20 : number", with: grader)
    #expect(nothing.outcomes == [.passed, .failed, .passed, .passed])
    #expect(conditions(in: nothing) == [true, false, true, true])
    // The next answers use the stored facts about the stub.
    let solved = try await fixture.judge("number", with: grader)
    #expect(solved.verdict == .passed)
    #expect(conditions(in: solved) == [true, false, true, true])
    let broken = try await fixture.judge("number == 2 ? 2 : 3", with: grader)
    #expect(broken.outcomes == [.failed, .passed, .passed, .failed])
    #expect(conditions(in: broken) == [true, false, true, true])
    let stub = try await fixture.judge(Self.repair, with: grader)
    #expect(stub.verdict == .unfinished)
  }

  @Test func `a placeholder that is right by chance doesn't earn points`() async throws {
    let fixture = try Self.fixture(stub: "unfinished(\"Tell it.\", placeholder: 3)")
    let report = try await fixture.judge(
      "max(number, 3)", with: fixture.runner { $0.scrutiny = .full() })
    #expect(report.outcomes == [.failed, .failed, .passed, .passed])
    #expect(conditions(in: report) == [false, false, true, false])
  }

  @Test func `if a stub crashes, only the tests that it passes become conditions`() async throws {
    let fixture = try Self.fixture(
      stub: "[1, 2, unfinished(\"Tell it.\", placeholder: 3)][number - 1]")
    let report = try await fixture.judge(
      "number", with: fixture.runner { $0.scrutiny = .full() })
    #expect(conditions(in: report) == [true, true, true, false])
  }

  @Test func `a stub that doesn't compile is an error of the workbook`() async throws {
    let fixture = try Self.fixture(stub: "missing")
    let error = await #expect(throws: SetUpError.self) {
      try await fixture.judge("number", with: fixture.runner { $0.scrutiny = .full() })
    }
    #expect(
      try #require(error).description.hasPrefix(
        "Answers to Lamp can't be judged because the workbook's own stub doesn't compile"))
  }

  @Test func `answers that aren't graded need no facts about the stub`() async throws {
    let fixture = try Self.fixture(stub: "missing")
    let report = try await fixture.judge("number", with: fixture.runner { $0.scrutiny = .audit })
    #expect(report.verdict == .passed)
    #expect(conditions(in: report) == [false, false, false, false])
  }
}

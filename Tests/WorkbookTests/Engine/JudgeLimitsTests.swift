import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

/// Tests of the limits for the suite of an exercise whose answer is a test: it runs that test on many programs,
/// all within its own first test.
@Suite struct JudgeLimitsTests {
  private let limits = JudgeLimits()

  private func limits(for kind: Exercise.Kind) -> JudgeLimits {
    limits.adapted(
      to: Exercise(
        chapter: "01-ViewState", number: 1, name: "LampCheck", goal: "", points: 1, hints: [],
        kind: kind))
  }

  @Test func `a test that runs a student's test on many programs gets more time`() {
    #expect(limits(for: .program).program.time == limits.program.time)
    #expect(limits(for: .test).program.time == limits.program.time * 6)
    #expect(limits(for: .test).program.totalTime == limits.program.totalTime)
  }

  @Test func `a rerun of a catch exercise's suite gets more time, too`() {
    let usual = limits.rerunPolicy.rerunTimeLimit
    #expect(limits(for: .program).rerunPolicy.rerunTimeLimit == usual)
    #expect(limits(for: .test).rerunPolicy.rerunTimeLimit == usual * 6)
    #expect(
      limits(for: .test).rerunPolicy.totalRerunTime == limits.rerunPolicy.totalRerunTime)
  }
}

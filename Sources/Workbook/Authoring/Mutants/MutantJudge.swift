import Foundation
import WorkbookCore
import WorkbookEngine

/// A judge of mutants, with the conditions that its verdicts depend on.
struct MutantJudge: Sendable {
  /// The runner that builds and runs mutants.
  var runner: any Runner
  /// A closure that returns an identifier of everything that a verdict depends on, apart from the
  /// mutant and its suite.
  var conditions: @Sendable () async throws -> String

  /// Returns the judge of a workbook's mutants.
  ///
  /// A run takes less time in all than with `check`, and no further tests are run after a test has
  /// stopped the program, because a mutant only has to fail one test. But a single test can take
  /// longer, because other steps of the gate run at the same time.
  static func direct(for package: WorkbookPackage) -> MutantJudge {
    var policy = JudgePolicy()
    policy.limits.program.time = .seconds(10)
    policy.limits.program.totalTime = .seconds(30)
    policy.limits.program.cpuSeconds = 30
    policy.limits.rerunTime = .zero
    let judge = AnswerJudge(for: package, policy: policy)
    return MutantJudge(runner: judge) { try await judge.conditions() }
  }
}

import Foundation
import WorkbookCore

extension AnswerJudge {
  package func run(
    answer: URL, for exercise: Exercise, test: String, sharingSuiteWith group: AnswerGroup?
  ) async throws -> AnswerReport {
    if policy.trustsNothing { return try await run(answer: answer, for: exercise) }
    let suite = try SuiteSource(of: exercise, in: package)
    if let group,
      let module = try await groupModules.value(
        for: group, make: { try await module(of: group, for: exercise, suite) })
    {
      let report = try await report(
        on: answer, for: exercise, by: suite.keeping(group.tests), .named(test),
        suiteUse: .ofModule(module))
      if report.tests.contains(where: { $0.name == test }) { return report }
    }
    let report = try await report(
      on: answer, for: exercise, by: suite.keeping([test]), suiteUse: .own)
    // Either the answer or the excerpt doesn't compile. Compile the whole suite to find out which.
    guard report.verdict == .doesNotCompile else { return report }
    return try await run(answer: answer, for: exercise)
  }

  /// Compiles an excerpt with all tests of a group, and returns the module of its representative.
  private func module(
    of group: AnswerGroup, for exercise: Exercise, _ suite: SuiteSource
  ) async throws -> URL? {
    let program = try await program(
      group.representative, exercise, suite.keeping(group.tests))
    defer { program.workspace.remove() }
    do {
      try await program.compileModule()
      try await program.compileSuite()
      return try SuiteStore(kit: program.kit).module(of: program.workspace)
    } catch is BuildFailure {
      return nil
    }
  }
}

import Foundation
import WorkbookAudit
import WorkbookCore

/// Facts about the workbook's solutions, which answers are compared with.
///
/// Each fact is computed when an answer first needs it, and cached in the kit's folder for the next
/// `check`.
extension AnswerJudge {
  /// Returns the audit for answers to an exercise, or `nil` if answers aren't audited.
  ///
  /// If the workbook has no solution to compare an answer with, the audit examines only the answer.
  func audit(of exercise: Exercise, by suite: SuiteSource) async throws -> AuditedBuild? {
    if case .none = policy.scrutiny { return nil }
    if !policy.auditsAlways, try await !tools().readiness.isAccepted { return nil }
    let audit = AnswerAudit(
      module: exercise.module, path: exercise.answerPath(), allowed: policy.allowedNames,
      ownFunctions: exercise.ownFunctions, kind: exercise.kind)
    guard FileManager.default.fileExists(atPath: solution(to: exercise).path) else {
      return AuditedBuild(audit: audit, solution: nil, solutionSuite: nil)
    }
    let facts: SolutionFacts = try await fact("facts", about: exercise, suite) { program in
      try AnswerAudit.facts(aboutSolution: try await program.answerTree())
    }
    return AuditedBuild(audit: audit, solution: facts) {
      try await fact("suite", about: exercise, suite) { program in
        try await program.compileAnswer()
        return try AnswerAudit.references(
          inSuite: try await program.suiteTree(), of: exercise.module)
      }
    }
  }

  /// Returns the IDs of the tests in the program of an exercise's solution.
  ///
  /// - Throws: ``SetUpError`` if the solution doesn't pass.
  func testsOfSolution(to exercise: Exercise) async throws -> Set<String> {
    let suite = try SuiteSource(of: exercise, in: package)
    return try await fact("tests", about: exercise, suite) { program in
      try await build(program, with: nil, .shared)
      let judgement = try await judgement(of: program, .all)
      guard judgement.verdict.0 == .passed else {
        let tests = judgement.tests.filter { $0.outcome != .passed }
        throw unusable(
          exercise,
          "gets the verdict \(judgement.verdict.0.rawValue). \(judgement.verdict.reason ?? "")"
            + tests.prefix(3).map { " \"\($0.name)\": \($0.issues.first?.message ?? "")" }.joined())
      }
      return Set(judgement.tests.map(\.id))
    }
  }

  /// Computes the facts that answers to an exercise are compared with, so that the first answer is
  /// judged without delay.
  ///
  /// - Throws: ``SetUpError`` if the exercise's own solution doesn't pass.
  package func prepare(for exercise: Exercise) async throws {
    _ = try await testsOfSolution(to: exercise)
    _ = try await audit(of: exercise, by: SuiteSource(of: exercise, in: package))
  }

  /// Returns the file of an exercise's solution.
  func solution(to exercise: Exercise) -> URL {
    package.url(exercise.answerPath(in: "Solutions"))
  }

  /// Returns a fact about a solution.
  ///
  /// - Parameter make: A function that computes the fact from the solution's program.
  private func fact<Value: Codable & Sendable>(
    _ name: String, about exercise: Exercise, _ suite: SuiteSource,
    make: @escaping @Sendable (AnswerProgram) async throws -> Value
  ) async throws -> Value {
    let tools = try await tools()
    var hash = suite.hash
    hash.add(try exercise.encoded)
    hash.add(try readFile(solution(to: exercise)))
    hash.add(tools.version)
    let recipe = tools.kit.recipe
    for step in recipe.answer + recipe.interface + recipe.suite + recipe.program {
      hash.add(step.joined(separator: " "))
    }
    let file = tools.kit.solutions.appending(path: "\(name)-\(hash.digest).json")
    let data = try await solutions.value(for: file.path) {
      if let data = try? Data(contentsOf: file),
        (try? JSONDecoder().decode(Value.self, from: data)) != nil
      {
        return data
      }
      let program = try await program(solution(to: exercise), exercise, suite)
      defer { program.workspace.remove() }
      do {
        let data = try JSONEncoder().encode(try await make(program))
        try? data.write(to: file, options: .atomic)
        return data
      } catch let failure as BuildFailure {
        throw unusable(exercise, "doesn't compile: \(failure.output.prefix(2000))")
      }
    }
    return try JSONDecoder().decode(Value.self, from: data)
  }

  private func unusable(_ exercise: Exercise, _ problem: String) -> SetUpError {
    SetUpError(
      "Answers to \(exercise.name) can't be judged because the workbook's own solution "
        + "\(problem) Try: swift run workbook verify --answer "
        + exercise.answerPath(in: "Solutions"))
  }
}

import Foundation
import WorkbookAudit
import WorkbookCore

/// Facts about the workbook's solutions and stubs, which answers are compared with.
///
/// Each fact is computed when an answer first needs it, and cached in the kit's folder for the next
/// `check`.
extension AnswerJudge {
  /// Returns the audit for answers to an exercise, or `nil` if answers aren't audited.
  ///
  /// A copy of the workbook for students may have only recorded facts about the solution. If it doesn't
  /// have these, either, the audit examines only the answer.
  func audit(of exercise: Exercise, by suite: SuiteSource) async throws -> AuditedBuild? {
    if case .none = policy.scrutiny { return nil }
    if !policy.auditsAlways, try await !tools().readiness.isAccepted { return nil }
    let audit = AnswerAudit(
      module: exercise.module, path: exercise.answerPath(), allowed: policy.allowedNames,
      ownFunctions: exercise.ownFunctions, kind: exercise.kind,
      predictions: try predictionRule(for: exercise))
    if FileManager.default.fileExists(atPath: solution(to: exercise).path) {
      return AuditedBuild(audit: audit, solution: try await solutionFacts(exercise, suite)) {
        try await suiteReferences(exercise, suite)
      }
    }
    let recorded = RecordedSolution(of: exercise, in: package)
    var build = AuditedBuild(audit: audit, solution: recorded?.facts, solutionSuite: nil)
    if let recorded, recorded.applies(to: suite, with: try await tools().toolchain) {
      build.solutionSuite = { recorded.references }
    }
    return build
  }

  /// Returns the facts about an exercise's solution.
  func solutionFacts(_ exercise: Exercise, _ suite: SuiteSource) async throws -> SolutionFacts {
    try await fact("facts", about: exercise, suite) { program in
      try AnswerAudit.facts(aboutSolution: try await program.answerTree())
    }
  }

  /// Returns what a suite refers to when it's compiled with the solution.
  func suiteReferences(_ exercise: Exercise, _ suite: SuiteSource) async throws -> SuiteReferences {
    try await fact("suite", about: exercise, suite) { program in
      try await program.compileAnswer()
      return try AnswerAudit.references(inSuite: try await program.suiteTree(), of: exercise.module)
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
    _ = try await conditionTests(of: exercise)
    _ = try await audit(of: exercise, by: SuiteSource(of: exercise, in: package))
  }

  private func predictionRule(for exercise: Exercise) throws -> PredictionRule? {
    if exercise.predictions.isEmpty { return nil }
    let stub = String(decoding: try readFile(package.url(exercise.stubPath)), as: UTF8.self)
    return PredictionRule(predictions: exercise.predictions, stub: stub)
  }

  /// Returns the file of an exercise's solution.
  func solution(to exercise: Exercise) -> URL {
    package.url(exercise.answerPath(in: "Solutions"))
  }

  /// The program that a fact is about.
  enum FactSource: Sendable {
    case solution
    /// The program that students start with, followed by other code.
    case stub(appending: String)
  }

  /// Returns a fact about a solution or a stub.
  ///
  /// - Parameter make: A function that computes the fact from the program.
  func fact<Value: Codable & Sendable>(
    _ name: String, about exercise: Exercise, _ suite: SuiteSource,
    in source: FactSource = .solution,
    make: @escaping @Sendable (AnswerProgram) async throws -> Value
  ) async throws -> Value {
    let tools = try await tools()
    var hash = suite.hash
    hash.add(try exercise.encoded)
    let (answer, code) =
      switch source {
      case .solution: (solution(to: exercise), "")
      case .stub(let code): (package.url(exercise.stubPath), code)
      }
    hash.add(try readFile(answer))
    hash.add(code)
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
      let program = try await program(answer, exercise, suite, appending: code)
      defer { program.workspace.remove() }
      do {
        let data = try JSONEncoder().encode(try await make(program))
        try? data.write(to: file, options: .atomic)
        return data
      } catch let failure as BuildFailure {
        throw unusable(exercise, "doesn't compile: \(failure.output.prefix(2000))", in: source)
      }
    }
    return try JSONDecoder().decode(Value.self, from: data)
  }

  private func unusable(
    _ exercise: Exercise, _ problem: String, in source: FactSource = .solution
  ) -> SetUpError {
    let (name, path) =
      switch source {
      case .solution: ("solution", exercise.answerPath(in: "Solutions"))
      case .stub: ("stub", exercise.stubPath)
      }
    return SetUpError(
      "Answers to \(exercise.name) can't be judged because the workbook's own \(name) "
        + "\(problem) Try: swift run workbook verify --answer \(path)")
  }
}

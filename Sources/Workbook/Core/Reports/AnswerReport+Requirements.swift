extension AnswerReport {
  /// Adds the exercise's requirements, and says which of them each test proves.
  ///
  /// - Parameter package: The workbook that contains the stub and the suite.
  package mutating func addRequirements(of exercise: Exercise, in package: WorkbookPackage) {
    let requirements = package.requirements(of: exercise)
    guard !requirements.isEmpty, let suite = try? package.text(exercise.suitePath) else { return }
    self.requirements = requirements
    let proven = SuiteText(suite).requirements
    for index in tests.indices { tests[index].requirement = proven[tests[index].name] }
  }
}

extension AnswerReport {
  /// A requirement, and the tests that prove it.
  package struct RequirementResult: Sendable {
    package let requirement: Requirement
    package let tests: [TestReport]

    /// Whether the answer meets the requirement: there are tests, and all of them passed.
    package var isMet: Bool { !tests.isEmpty && tests.allSatisfy { $0.outcome == .passed } }

    /// The worst outcome of the tests.
    package var outcome: TestReport.Outcome {
      let worst: [TestReport.Outcome] = [.crashed, .timedOut, .failed, .notReached, .unfinished]
      return worst.first { outcome in tests.contains { $0.outcome == outcome } }
        ?? (tests.isEmpty ? .notReached : .passed)
    }
  }

  /// The requirements with the results of their tests, or an empty array if the report lists no
  /// requirements.
  package var requirementResults: [RequirementResult] {
    (requirements ?? []).map { requirement in
      RequirementResult(
        requirement: requirement, tests: tests.filter { $0.requirement == requirement.number })
    }
  }
}

import WorkbookCore

/// A check that each requirement is proven by a test and broken by a wrong answer, and that each test
/// proves a requirement.
struct RequirementsCheck: StaticCheck {
  let name = "requirements"
  let claim = "Each requirement has a test and a wrong answer, and each test has a requirement."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.exercises.flatMap { exercise -> [Violation] in
      guard let stub = workspace.text(exercise.stubPath),
        let suite = workspace.text(exercise.suitePath)
      else { return [] }
      let requirements = Requirement.all(in: stub)
      guard !requirements.isEmpty else {
        return [
          Violation(
            exercise.stubPath,
            "lists no requirements. Number them in a comment, as in: // 1. The count starts at 0.",
            command: "grep -n '// 1. ' \(exercise.stubPath)")
        ]
      }
      let tests = SuiteText(suite).tests
      let catalog = workspace.package.wrongAnswerCatalog(of: exercise)
      return unprovenTests(tests, requirements, of: exercise)
        + requirements.compactMap { requirement in
          gap(
            around: requirement,
            provenBy: tests.filter { $0.requirement == requirement.number }.map(\.name), catalog,
            of: exercise)
        }
    }
  }

  /// Returns a violation for each test that proves no requirement.
  private func unprovenTests(
    _ tests: [(name: String, requirement: Int?)], _ requirements: [Requirement],
    of exercise: Exercise
  ) -> [Violation] {
    let numbers = requirements.map(\.number)
    return tests.filter { !numbers.contains($0.requirement ?? 0) }.map { test in
      let fault =
        test.requirement.map {
          "proves requirement \($0), which \(exercise.stubPath) doesn't list"
        } ?? "doesn't say which requirement it proves, as in @Test(.proves(1))"
      return Violation(
        exercise.suitePath, "has a test that \(fault): \(test.name)",
        command: "grep -n '@Test' \(exercise.suitePath)")
    }
  }

  /// Returns a violation if no test proves a requirement, or if no wrong answer breaks it.
  private func gap(
    around requirement: Requirement, provenBy tests: [String], _ catalog: WrongAnswerCatalog,
    of exercise: Exercise
  ) -> Violation? {
    let item = requirement.item.limited(to: 100)
    if tests.isEmpty {
      return Violation(
        exercise.suitePath, "has no test that proves this requirement: \(item)",
        command: "grep -n 'proves' \(exercise.suitePath)")
    }
    if !catalog.entries.contains(where: { tests.contains($0.caughtBy) }) {
      return Violation(
        exercise.wrongAnswersPath, "has no wrong answer that breaks this requirement: \(item)",
        command: "grep -n 'Caught by' \(exercise.wrongAnswersPath)")
    }
    return nil
  }
}

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
      let proven = SuiteText(suite).requirements
      return unprovenTests(SuiteText(suite).tests, proven, requirements, of: exercise)
        + requirements.flatMap {
          gaps(around: $0, proven, workspace.package.wrongAnswerCatalog(of: exercise), of: exercise)
        }
    }
  }

  /// Returns a violation for each test that proves no requirement.
  private func unprovenTests(
    _ tests: [String], _ proven: [String: Int], _ requirements: [Requirement],
    of exercise: Exercise
  ) -> [Violation] {
    tests.filter { !requirements.map(\.number).contains(proven[$0] ?? 0) }.map { test in
      let fault =
        proven[test].map { "proves requirement \($0), which \(exercise.stubPath) doesn't list" }
        ?? "doesn't say which requirement it proves, as in @Test(.proves(1))"
      return Violation(
        exercise.suitePath, "has a test that \(fault): \(test)",
        command: "grep -n '@Test' \(exercise.suitePath)")
    }
  }

  /// Returns a violation if no test proves a requirement, or no wrong answer breaks it.
  private func gaps(
    around requirement: Requirement, _ proven: [String: Int], _ catalog: WrongAnswerCatalog,
    of exercise: Exercise
  ) -> [Violation] {
    let item = requirement.item.limited(to: 100)
    guard proven.values.contains(requirement.number) else {
      return [
        Violation(
          exercise.suitePath, "has no test that proves this requirement: \(item)",
          command: "grep -n 'proves' \(exercise.suitePath)")
      ]
    }
    guard catalog.entries.contains(where: { proven[$0.caughtBy] == requirement.number }) else {
      return [
        Violation(
          exercise.wrongAnswersPath, "has no wrong answer that breaks this requirement: \(item)",
          command: "grep -n 'Caught by' \(exercise.wrongAnswersPath)")
      ]
    }
    return []
  }
}

import WorkbookCore

/// A check that each catalog describes its wrong answers completely, and that its diffs apply.
struct WrongAnswersCheck: StaticCheck {
  let name = "misconceptions"
  let claim =
    "Each exercise has at least three wrong answers, each with the misconception behind it."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    var violations: [Violation] = []
    for exercise in workspace.exercises where workspace.exists(exercise.wrongAnswersPath) {
      let catalog = workspace.package.wrongAnswerCatalog(of: exercise)
      violations += tooFew(catalog, exercise)
      violations += catalog.problems.map { violation($0, exercise) }
      violations += unknownTests(catalog, exercise, in: workspace)
      violations += codeProblems(catalog, exercise, in: workspace)
    }
    return violations
  }

  private func tooFew(_ catalog: WrongAnswerCatalog, _ exercise: Exercise) -> [Violation] {
    guard catalog.entries.count < 3 else { return [] }
    let count = catalog.entries.count.counted("wrong answer")
    return [
      Violation(
        exercise.wrongAnswersPath, "has \(count). Describe at least three.",
        command: "swift run workbook wrong \(exercise.name)")
    ]
  }

  private func unknownTests(
    _ catalog: WrongAnswerCatalog, _ exercise: Exercise, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    let suite = workspace.text(exercise.suitePath) ?? ""
    return catalog.entries
      .filter { !$0.caughtBy.isEmpty && !suite.hasTest(named: $0.caughtBy) }
      .map {
        Violation(
          exercise.wrongAnswersPath, line: $0.caughtByLine,
          "names a test that the suite doesn't have: \($0.caughtBy)",
          command: "grep -n @Test \(exercise.suitePath)")
      }
  }

  /// Returns a violation for each diff that doesn't apply and for each answer that is the same as
  /// another one.
  private func codeProblems(
    _ catalog: WrongAnswerCatalog, _ exercise: Exercise, in workspace: AuthoringWorkspace
  ) -> [Violation] {
    var names: [[String]: String] = [:]
    return catalog.entries.filter { $0.block != nil }.compactMap { entry in
      do throws(WrongAnswerCatalog.Problem) {
        let code = try workspace.package.code(of: entry, exercise).codeLines
        guard let other = names[code] else {
          names[code] = entry.name
          return nil
        }
        return violation(
          .init(line: entry.line, what: "\(entry.name) is the same as \(other)."), exercise)
      } catch {
        return violation(
          error, exercise, command: "swift run workbook wrong \(exercise.name) --rebase")
      }
    }
  }

  private func violation(
    _ problem: WrongAnswerCatalog.Problem, _ exercise: Exercise, command: String? = nil
  ) -> Violation {
    Violation(
      exercise.wrongAnswersPath, line: problem.line, problem.what,
      command: command ?? "sed -n \(problem.line)p \(exercise.wrongAnswersPath)")
  }
}

extension String {
  /// Returns whether a suite's source has a test with the given name.
  func hasTest(named name: String) -> Bool {
    contains("`\(name)`") || contains("@Test(\"\(name)\"")
  }
}

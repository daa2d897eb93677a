import WorkbookCore

/// A check that each chapter and exercise has all its files, with the right names.
struct NamesCheck: StaticCheck {
  let name = "names"
  let claim = "Each exercise has its stub, solution, suite, wrong answers, prose, and demo."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    var violations: [Violation] = []
    func require(_ path: String, _ role: String) {
      guard !workspace.exists(path) else { return }
      violations.append(Violation(path, "is missing: \(role).", command: "ls \(path)"))
    }
    for chapter in workspace.chapters {
      require(chapter.prosePath, "the chapter's prose")
      require(chapter.demo.appPath, "the chapter's demo")
      require(chapter.demo.scriptPath, "the script of the demo")
      for exercise in chapter.exercises {
        require(exercise.answerPath(), "the exercise")
        require(exercise.stubPath, "the original stub")
        require(exercise.answerPath(in: "Solutions"), "the solution")
        require(exercise.suitePath, "the graded suite")
        require(exercise.wrongAnswersPath, "the wrong answers")
      }
    }
    return violations + repeated(in: workspace)
  }

  /// Returns a violation for each exercise with the same name as an earlier exercise. Names must
  /// be unique, because commands identify exercises by name.
  private func repeated(in workspace: AuthoringWorkspace) -> [Violation] {
    Dictionary(grouping: workspace.contents.flatMap(\.exercises), by: \.name).values
      .filter { $0.count > 1 }
      .flatMap { $0.dropFirst() }
      .map { Violation($0.answerPath(), "has the same name as another exercise.") }
      .sorted { $0.path < $1.path }
  }
}

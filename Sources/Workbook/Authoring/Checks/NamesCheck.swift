import WorkbookCore

/// A check that each chapter and exercise has all its files, with the right names.
struct NamesCheck: StaticCheck {
  let name = "names"
  let claim = "Each exercise has its stub, solution, suite, wrong answers, prose, and demo."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { chapter in
      missing(chapter.prosePath, "the chapter's prose", in: workspace)
        + missing(chapter.demo.appPath, "the chapter's demo", in: workspace)
        + missing(chapter.demo.scriptPath, "the script of the demo", in: workspace)
        + chapter.exercises.flatMap { exercise in
          missing(exercise.answerPath(), "the exercise", in: workspace)
            + missing(exercise.stubPath, "the original stub", in: workspace)
            + missing(exercise.answerPath(in: "Solutions"), "the solution", in: workspace)
            + missing(exercise.suitePath, "the graded suite", in: workspace)
            + missing(exercise.wrongAnswersPath, "the wrong answers", in: workspace)
        }
    } + repeated(in: workspace)
  }

  private func missing(_ path: String, _ role: String, in workspace: AuthoringWorkspace)
    -> [Violation]
  {
    workspace.exists(path) ? [] : [Violation(path, "is missing: \(role).", command: "ls \(path)")]
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

import WorkbookCore

/// One exercise is one name, everywhere.
struct NamesCheck: ReadingCheck {
  let name = "names"
  let claim = "Each exercise has its stub, solution, suite, wrong answers, prose and demo."

  func faults(in edition: Edition) -> [Fault] {
    edition.chapters.flatMap { chapter in
      missing(chapter.prosePath, "the chapter's prose", in: edition)
        + missing(chapter.demo.appPath, "the chapter's demo", in: edition)
        + missing(chapter.demo.scriptPath, "what the demo is played", in: edition)
        + chapter.exercises.flatMap { exercise in
          missing(exercise.answerPath(), "what a student edits", in: edition)
            + missing(exercise.stubPath, "the original stub", in: edition)
            + missing(exercise.answerPath(in: "Solutions"), "the answer", in: edition)
            + missing(exercise.suitePath, "the graded suite", in: edition)
            + missing(exercise.wrongAnswersPath, "the wrong answers", in: edition)
        }
    } + repeated(in: edition)
  }

  private func missing(_ path: String, _ role: String, in edition: Edition) -> [Fault] {
    edition.exists(path) ? [] : [Fault(path, "is missing: \(role).", command: "ls \(path)")]
  }

  /// Names that more than one exercise has: the companion could not tell which is meant.
  private func repeated(in edition: Edition) -> [Fault] {
    Dictionary(grouping: edition.contents.flatMap(\.exercises), by: \.name).values
      .filter { $0.count > 1 }
      .flatMap { $0.dropFirst() }
      .map { Fault($0.answerPath(), "has the name of an exercise in another place.") }
      .sorted { $0.path < $1.path }
  }
}

import WorkbookCommandLine
import WorkbookCore

extension Session {
  /// The file that stores the student's progress.
  var progressFile: ProgressFile { ProgressFile(url: package.url(".workbook/state.json")) }

  /// Reads the saved part of the student's progress and prints a warning if it can't be read.
  package func savedProgress() -> SavedProgress {
    let (saved, warning) = progressFile.read()
    if let warning { console.printError(warning) }
    return saved
  }

  /// Reads the student's progress on all exercises.
  ///
  /// - Complexity: Reads every answer, stub, and suite.
  func progress() -> Progress {
    Progress(of: chapters, in: package, saved: savedProgress())
  }

  /// The names of the exercises whose current answer has passed.
  ///
  /// - Complexity: Reads every answer, stub, and suite.
  package var passedExercises: [String] {
    progress().items.filter { $0.state == .passed }.map(\.exercise.name)
  }

  /// Reads the student's progress on one exercise.
  func progress(on exercise: Exercise) -> Progress.Item {
    Progress.Item(exercise, in: package, entry: savedProgress()[exercise])
  }

  /// The folders of the chapters up to that of the next exercise.
  package var reachedChapters: Set<String> {
    guard let next = progress().next?.exercise.chapter,
      let index = chapters.firstIndex(where: { $0.folder == next })
    else { return Set(chapters.map(\.folder)) }
    return Set(chapters[...index].map(\.folder))
  }

  /// Changes the saved progress. If the change can't be saved, prints the error and continues.
  package func saveProgress(_ change: (inout SavedProgress) -> Void) {
    do {
      try progressFile.update(change)
    } catch {
      console.printError(String(describing: error))
    }
  }
}

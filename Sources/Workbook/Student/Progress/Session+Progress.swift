import WorkbookCommandLine
import WorkbookCore

extension Session {
  /// The file that stores the student's progress.
  var progressFile: ProgressFile { ProgressFile(url: package.url(".workbook/state.json")) }

  /// Reads the student's progress and prints a warning if the saved part can't be read.
  func progress() -> Progress {
    let (saved, warning) = progressFile.read()
    if let warning { console.printError(warning) }
    return Progress(of: chapters, in: package, saved: saved)
  }

  /// Changes the saved progress. If the change can't be saved, prints the error and continues.
  func saveProgress(_ change: (inout SavedProgress) -> Void) {
    do {
      try progressFile.update(change)
    } catch {
      console.printError(String(describing: error))
    }
  }
}

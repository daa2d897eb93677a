import WorkbookCommandLine
import WorkbookCore

extension Session {
  /// What is remembered from call to call.
  var progressFile: ProgressFile { ProgressFile(url: package.url(".workbook/state.json")) }

  /// Where the student is; says so when what was remembered could not be read.
  func progress() -> Progress {
    let (saved, warning) = progressFile.read()
    if let warning { console.printError(warning) }
    return Progress(of: chapters, in: package, saved: saved)
  }

  /// Remembers something. Where that is not possible the student is told, and nothing else is lost.
  func saveProgress(_ change: (inout SavedProgress) -> Void) {
    do {
      try progressFile.update(change)
    } catch {
      console.printError(String(describing: error))
    }
  }
}

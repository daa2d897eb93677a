import WorkbookCommandLine
import WorkbookCore

extension Session {
  /// What is remembered from call to call.
  var memory: MemoryFile { MemoryFile(url: package.url(".workbook/state.json")) }

  /// Where the student is; says so when what was remembered could not be read.
  func progress() -> Progress {
    let (memory, complaint) = memory.read()
    if let complaint { console.complain(complaint) }
    return Progress(of: chapters, in: package, memory: memory)
  }

  /// Remembers something. Where that is not possible the student is told, and nothing else is lost.
  func remember(_ change: (inout Memory) -> Void) {
    do {
      try memory.update(change)
    } catch {
      console.complain(String(describing: error))
    }
  }
}

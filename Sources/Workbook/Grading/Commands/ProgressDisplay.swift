import Foundation
import Synchronization
import WorkbookCommandLine

/// A display of a batch's progress. On a terminal, one line is updated in place. Otherwise, a new
/// line is printed occasionally.
final class ProgressDisplay: Sendable {
  private let console: Console
  /// The number of twentieths of the batch that were done when the last line was printed. On a
  /// terminal, the number is 1 if a line is visible.
  private let shown = Mutex(0)

  init(_ console: Console) {
    self.console = console
  }

  func show(_ progress: BatchProgress) {
    shown.withLock { shown in
      if console.isTerminal {
        shown = 1
        console.replaceLine(with: progress.line(width: console.width))
        return
      }
      let twentieths = progress.done * 20 / max(1, progress.total)
      guard twentieths > shown || progress.done == progress.total else { return }
      shown = twentieths
      console.print(progress.line(width: console.width))
    }
  }

  /// Clears the line from the terminal.
  func end() {
    shown.withLock { shown in
      if console.isTerminal, shown > 0 { console.replaceLine(with: nil) }
      shown = 0
    }
  }
}

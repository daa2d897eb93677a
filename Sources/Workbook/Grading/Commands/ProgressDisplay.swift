import Foundation
import Synchronization
import WorkbookCommandLine

/// Shows how far a batch has come: in one line that changes on a terminal, or else in a line now
/// and then.
final class ProgressDisplay: Sendable {
  private let console: Console
  /// How many twentieths were done at the last line; or that a line is on the terminal.
  private let shown = Mutex(0)

  init(_ console: Console) {
    self.console = console
  }

  func show(_ progress: BatchProgress) {
    shown.withLock { shown in
      if console.isTerminal {
        shown = 1
        console.put("\r\u{1B}[K" + progress.line(width: console.width))
        return
      }
      let twentieths = progress.done * 20 / max(1, progress.total)
      guard twentieths > shown || progress.done == progress.total else { return }
      shown = twentieths
      console.print(progress.line(width: console.width))
    }
  }

  /// Takes the line from the terminal.
  func end() {
    shown.withLock { shown in
      if console.isTerminal, shown > 0 { console.put("\r\u{1B}[K") }
      shown = 0
    }
  }
}

import Foundation
import Synchronization
import WorkbookCommandLine

/// A reader that reports each key press from a dedicated thread.
final class Keyboard: Sendable {
  private enum State { case reading, suspended, stopped }

  private let state = Mutex(State.reading)

  /// Starts reading key presses from a terminal, which must be in raw mode.
  init(_ device: TerminalDevice, onKey: @escaping @Sendable (WatchKey) -> Void) {
    Thread.detachNewThread { [self] in
      while true {
        // The lock is held while reading, so that nothing is read after `suspend()` has returned.
        let (state, input) = state.withLock { state in
          (state, state == .reading ? device.key(within: 100) : nil)
        }
        switch state {
        case .stopped: return
        case .suspended: Thread.sleep(forTimeInterval: 0.05)
        case .reading:
          guard let input else { continue }
          // The input ends when the terminal is closed.
          guard !input.isEmpty else { return }
          WatchKey.keys(in: input).forEach(onKey)
        }
      }
    }
  }

  /// Pauses reading until ``resume()`` is called, so that another program can read key presses.
  func suspend() {
    state.withLock { if $0 == .reading { $0 = .suspended } }
  }

  /// Resumes reading key presses.
  func resume() {
    state.withLock { if $0 == .suspended { $0 = .reading } }
  }

  /// Stops reading permanently.
  func stop() {
    state.withLock { $0 = .stopped }
  }
}

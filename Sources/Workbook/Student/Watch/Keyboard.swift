import Foundation
import Synchronization
import WorkbookCommandLine

/// A reader that reports each key press, using a thread of its own.
final class Keyboard: Sendable {
  private let isStopped = Mutex(false)

  /// Starts reading keys from a terminal, which must be in raw mode.
  init(_ device: TerminalDevice, onKey: @escaping @Sendable (Character) -> Void) {
    Thread.detachNewThread { [self] in
      while !isStopped.withLock({ $0 }) {
        guard let keys = device.key(within: 100) else { continue }
        // The input has ended: the terminal is gone.
        guard !keys.isEmpty else { return }
        Self.letters(in: keys).forEach(onKey)
      }
    }
  }

  /// Removes the escape sequences of arrow and function keys, which contain letters that weren't typed.
  static func letters(in keys: String) -> String {
    keys.replacing(/\u{1B}(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])?/, with: "")
  }

  /// Stops reading.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}

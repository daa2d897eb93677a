import Foundation
import Synchronization
import WorkbookCommandLine

/// Tells of each key that is pressed, from a thread of its own.
final class Keyboard: Sendable {
  private let isStopped = Mutex(false)

  /// Begins to listen; the terminal has to give key by key.
  init(_ device: TerminalDevice, onKey: @escaping @Sendable (Character) -> Void) {
    Thread.detachNewThread { [self] in
      while !isStopped.withLock({ $0 }) {
        guard let keys = device.key(within: 100) else { continue }
        // Nobody will onKey anything any more: the terminal is gone.
        guard !keys.isEmpty else { return }
        Self.letters(in: keys).forEach(onKey)
      }
    }
  }

  /// What was pressed, without arrows and function keys: they come as an escape code, whose letters
  /// nobody pressed.
  static func letters(in keys: String) -> String {
    keys.replacing(/\u{1B}(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])?/, with: "")
  }

  /// Listens no more.
  func stop() {
    isStopped.withLock { $0 = true }
  }
}

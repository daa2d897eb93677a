import Foundation
import Synchronization
import WorkbookCommandLine

/// Tells of each key that is pressed, from a thread of its own.
final class Keyboard: Sendable {
  private let isOver = Mutex(false)

  /// Begins to listen; the terminal has to give key by key.
  init(_ device: TerminalDevice, press: @escaping @Sendable (Character) -> Void) {
    Thread.detachNewThread { [self] in
      while !isOver.withLock({ $0 }) {
        guard let keys = device.key(within: 100) else { continue }
        // Nobody will press anything any more: the terminal is gone.
        guard !keys.isEmpty else { return }
        Self.letters(in: keys).forEach(press)
      }
    }
  }

  /// What was pressed, without arrows and function keys: they come as an escape code, whose letters
  /// nobody pressed.
  static func letters(in keys: String) -> String {
    keys.replacing(/\u{1B}(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])?/, with: "")
  }

  /// Listens no more.
  func end() {
    isOver.withLock { $0 = true }
  }
}

import TerminalRecovery

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mode in which a terminal delivers each key immediately, without echoing it.
///
/// The terminal is restored when you call ``end()``, when the process exits, and when a signal
/// other than `SIGKILL` terminates the process. After `SIGKILL`, the next program restores it. After
/// Ctrl-Z and `fg`, raw mode resumes.
package struct RawMode: Sendable {
  private let device: TerminalDevice
  private let original: TerminalDevice.Mode

  /// Switches a terminal to raw mode. Returns `nil` if the device isn't a terminal.
  package init?(_ device: TerminalDevice) {
    guard let original = device.mode else { return nil }
    self.device = device
    self.original = original
    TerminalRecovery.save(original.settings, of: device.descriptor)
    device.enableRawMode()
    rawTerminal = (device, original, device.mode ?? original)
    _ = Self.restoreHandlers
  }

  /// Restores the terminal.
  package func end() {
    rawTerminal = nil
    device.set(original)
    TerminalRecovery.forget()
  }

  /// Restores the terminal if it's still in raw mode. This function is safe to call in a signal
  /// handler.
  static func restore() {
    guard let rawTerminal else { return }
    rawTerminal.device.set(rawTerminal.original)
    TerminalRecovery.forget()
  }

  /// Restores the terminal if the last program in it was killed, and says so.
  package static func recover(_ console: Console) {
    if TerminalRecovery.recover() { console.printError(TerminalRecovery.notice) }
  }

  private static let restoreHandlers: Void = {
    atexit { RawMode.restore() }
    for fatal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT] {
      signal(fatal) { number in
        RawMode.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGCONT) { _ in
      if let rawTerminal { rawTerminal.device.set(rawTerminal.raw) }
    }
  }()
}

/// The terminal that is in raw mode, if any.
///
/// Signal handlers read this variable, so a lock can't protect it. Only one command writes to it,
/// once when raw mode starts and once when it ends.
private nonisolated(unsafe) var rawTerminal:
  (device: TerminalDevice, original: TerminalDevice.Mode, raw: TerminalDevice.Mode)?

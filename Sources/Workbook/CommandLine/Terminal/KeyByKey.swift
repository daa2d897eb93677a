#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A time in which a terminal gives each key at once, and after which it is as it was.
///
/// However this process ends, the terminal is put back: at the end of ``end()``, when the process
/// exits, and when a signal stops it. Only `SIGKILL` gives no chance. After Ctrl-Z and `fg` keys
/// come one by one again.
package struct KeyByKey {
  private let device: TerminalDevice
  private let before: TerminalDevice.Mode

  /// Begins; nil when there is no terminal.
  package init?(_ device: TerminalDevice) {
    guard let before = device.mode else { return nil }
    self.device = device
    self.before = before
    device.readKeyByKey()
    borrowed = (device, before, device.mode ?? before)
    _ = Self.precautions
  }

  /// Puts the terminal back.
  package func end() {
    borrowed = nil
    device.set(before)
  }

  /// Puts a terminal back that is still borrowed; may be called in a signal handler.
  static func putBack() {
    if let borrowed { borrowed.device.set(borrowed.before) }
  }

  private static let precautions: Void = {
    atexit { KeyByKey.putBack() }
    for fatal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT] {
      signal(fatal) { number in
        KeyByKey.putBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGCONT) { _ in
      if let borrowed { borrowed.device.set(borrowed.during) }
    }
  }()
}

/// The terminal to put back. A signal handler can take no lock; it is written by one command, at
/// its start and at its end.
private nonisolated(unsafe) var borrowed:
  (device: TerminalDevice, before: TerminalDevice.Mode, during: TerminalDevice.Mode)?

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings that determine how a terminal processes input before a program reads it.
struct LineSettings {
  private var settings: termios

  /// Reads the settings of a terminal, or returns `nil` if the descriptor doesn't refer to a
  /// terminal.
  init?(of descriptor: Int32) {
    settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
  }

  /// The same settings in raw mode: each byte is delivered immediately and unchanged, and nothing
  /// is echoed.
  var raw: LineSettings {
    var copy = self
    cfmakeraw(&copy.settings)
    return copy
  }

  /// Applies the settings to a terminal. You can call this method in a signal handler.
  func apply(to descriptor: Int32) {
    withUnsafePointer(to: settings) { settings in
      while tcsetattr(descriptor, TCSANOW, settings) != 0, errno == EINTR {}
    }
  }
}

extension Size {
  /// Reads the size of a terminal, or returns `nil` if the terminal doesn't report one.
  init?(ofTerminal descriptor: Int32) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    self.init(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}

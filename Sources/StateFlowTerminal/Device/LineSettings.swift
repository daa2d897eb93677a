#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a terminal treats what is typed, before any program sees it.
struct LineSettings {
  private var settings: termios

  /// The settings of a terminal; nil where there is none.
  init?(of descriptor: Int32) {
    settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
  }

  /// The same terminal, if it gave each byte at once, as it is, and wrote nothing by itself.
  var raw: LineSettings {
    var copy = self
    cfmakeraw(&copy.settings)
    return copy
  }

  /// Gives a terminal these settings. May be called in a signal handler.
  func apply(to descriptor: Int32) {
    withUnsafePointer(to: settings) { settings in
      while tcsetattr(descriptor, TCSANOW, settings) != 0, errno == EINTR {}
    }
  }
}

extension Size {
  /// The size of a terminal; nil where it does not say.
  init?(ofTerminal descriptor: Int32) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    self.init(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}

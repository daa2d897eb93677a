#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal, as the system knows it: the one file that talks to the system about terminals.
package struct TerminalDevice: Sendable {
  /// The file descriptor.
  let descriptor: Int32

  /// The terminal behind a file descriptor, if it is one.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// What a person types on.
  static let standardInput = TerminalDevice(descriptor: 0)
  /// What a person looks at.
  static let standardOutput = TerminalDevice(descriptor: 1)

  /// Whether there is a terminal at all.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many characters fit in a line, where the terminal tells.
  var width: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether what is written there can still be read: the end of a pipe to which `head` listened
  /// cannot, once that has seen enough.
  var hasReader: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&request, 1, 0) > 0 else { return true }
    return request.revents & Int16(POLLERR | POLLHUP) == 0
  }

  /// How the terminal treats what is typed.
  struct Mode: @unchecked Sendable {
    fileprivate var settings: termios

    /// Whether it waits for the end of a line, as a shell expects.
    var isByLine: Bool { settings.c_lflag & tcflag_t(ICANON) != 0 }

    /// Whether it shows what is typed.
    var echoes: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }
  }

  /// How it treats what is typed; nil when it is no terminal.
  var mode: Mode? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? Mode(settings: settings) : nil
  }

  /// Treats what is typed in another way from now on.
  func set(_ mode: Mode) {
    var settings = mode.settings
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Gives each key at once and shows none. Ctrl-C and Ctrl-Z still do what they do.
  func readKeyByKey() {
    guard var mode else { return }
    mode.settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    set(mode)
  }

  /// The key that was pressed, if one is within some milliseconds.
  ///
  /// - Returns: nil when there is none yet; an empty string when there never will be another.
  package func key(within milliseconds: Int32) -> String? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&request, 1, milliseconds)
    guard ready != 0 else { return nil }
    // A signal came in between: nothing was typed.
    if ready < 0 { return errno == EINTR ? nil : "" }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? nil : "" }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

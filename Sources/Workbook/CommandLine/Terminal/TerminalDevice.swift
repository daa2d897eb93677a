#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal device. All system calls for terminals are in this file.
package struct TerminalDevice: Sendable {
  let descriptor: Int32

  /// Creates a device for a file descriptor, which doesn't have to refer to a terminal.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The device for standard input.
  static let standardInput = TerminalDevice(descriptor: 0)
  /// The device for standard output.
  static let standardOutput = TerminalDevice(descriptor: 1)

  /// Whether the descriptor refers to a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns, if the terminal reports it.
  var width: Int? { size.map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } }

  /// The number of rows, if the terminal reports it.
  var height: Int? { size.map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } }

  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Whether anything can still read the output.
  ///
  /// The property is `false` for a pipe whose reader has exited, as `head` does after its last
  /// line.
  var hasReader: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&request, 1, 0) > 0 else { return true }
    return request.revents & Int16(POLLERR | POLLHUP) == 0
  }

  /// The settings that control how the terminal handles input.
  struct Mode: @unchecked Sendable {
    fileprivate(set) var settings: termios
  }

  /// The current input mode, or `nil` if the device isn't a terminal.
  var mode: Mode? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? Mode(settings: settings) : nil
  }

  /// Changes the input mode.
  func set(_ mode: Mode) {
    var settings = mode.settings
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Makes the terminal deliver each key immediately, without echoing it.
  ///
  /// Ctrl-C and Ctrl-Z still send their signals.
  func enableRawMode() {
    guard var mode else { return }
    mode.settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    set(mode)
  }

  /// Waits for input for up to the given number of milliseconds.
  ///
  /// - Returns: The input, `nil` if there is no input yet, or an empty string at the end of the
  ///   input.
  package func key(within milliseconds: Int32) -> String? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&request, 1, milliseconds)
    guard ready != 0 else { return nil }
    // EINTR means that a signal interrupted the wait.
    if ready < 0 { return errno == EINTR ? nil : "" }
    // Keys that arrive together are read together. Otherwise, an escape sequence could be split
    // across two reads.
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? nil : "" }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

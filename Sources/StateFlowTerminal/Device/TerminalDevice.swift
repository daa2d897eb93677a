import Foundation
import TerminalRecovery

/// The terminal that a program runs in.
///
/// The terminal is opened a second time, so that it can be used without blocking. Making the
/// inherited descriptors nonblocking would also affect the shell.
@MainActor
package final class TerminalDevice {
  /// The descriptor that input is read from.
  let input: Int32
  /// The descriptor that output is written to.
  let output: Int32

  private let usesMouse: Bool
  private let before: LineSettings
  private var isEntered = false

  /// Opens the terminal that two descriptors refer to, or returns `nil` if either doesn't refer to
  /// a terminal.
  ///
  /// - Parameter usesMouse: Whether the program receives mouse events. If it does, the terminal
  ///   doesn't select text with the mouse.
  package init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, usesMouse: Bool = true)
  {
    guard isatty(output) == 1, let before = LineSettings(of: input) else { return nil }
    self.input = Self.reopen(input, O_RDONLY)
    self.output = Self.reopen(output, O_WRONLY)
    self.before = before
    self.usesMouse = usesMouse
  }

  deinit {
    close(input)
    close(output)
  }

  /// The size of the terminal, or 80 by 24 if the terminal doesn't report its size.
  var size: Size { Size(ofTerminal: output) ?? Size(width: 80, height: 24) }

  /// Whether this process is in the terminal's foreground job. If this isn't the process's
  /// controlling terminal, there are no jobs, and the value is `true`.
  var isInForeground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground <= 0 || foreground == getpgrp()
  }

  /// Switches to the alternate screen and to raw input.
  func enter() {
    guard !isEntered else { return before.raw.apply(to: input) }
    isEntered = true
    TerminalRestorer.arm(input: input, output: output, settings: before, sequence: leaving)
    before.save(of: input)
    before.raw.apply(to: input)
    writeAll(Array(entering.utf8), to: output)
  }

  /// Restores the terminal's screen and settings.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    TerminalRestorer.putBack()
  }

  /// Sets up the terminal again after a suspension, during which other programs may have used it.
  func enterAgain() {
    isEntered = false
    enter()
  }

  private static let mouseModes = ["1002", "1006"]

  // The alternate screen, no wrapping at the last column, bracketed paste, a hidden cursor.
  private var entering: String {
    let mouse = usesMouse ? Self.mouseModes.map { "\u{1B}[?\($0)h" }.joined() : ""
    return "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l" + mouse
  }

  // Ends any synchronized update and style that a frame began, then undoes `entering` in reverse.
  private var leaving: String {
    let mouse = usesMouse ? Self.mouseModes.reversed().map { "\u{1B}[?\($0)l" }.joined() : ""
    return "\u{1B}[?2026l\u{1B}[m" + mouse + "\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"
  }

  private static func reopen(_ descriptor: Int32, _ access: Int32) -> Int32 {
    var name = [CChar](repeating: 0, count: 1_024)
    if ttyname_r(descriptor, &name, name.count) == 0 {
      let opened = open(name, access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if opened >= 0 { return opened }
    }
    // Some users aren't allowed to open a terminal by its name. A blocking descriptor still works.
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
  }
}

/// Writes all bytes, waiting whenever the terminal can't accept more. You can call this function in
/// a signal handler.
///
/// - Parameter patience: The longest time, in milliseconds, to wait for the terminal to accept
///   more.
/// - Returns: Whether everything was written.
@discardableResult
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32 = 2_000)
  -> Bool
{
  var written = 0
  while written < bytes.count {
    let count = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
    if count > 0 {
      written += count
    } else if errno == EAGAIN {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let ready = poll(&wanted, 1, patience)
      if ready == 0 || ready < 0 && errno != EINTR { return false }
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

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

  /// Saves the settings, so that the next program can restore them if this process is killed.
  func save(of descriptor: Int32) { TerminalRecovery.save(settings, of: descriptor) }

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

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a program runs in.
///
/// It is opened anew, so that it can be read and written without waiting: doing that to the
/// descriptors which the process was given would do it to the shell's, too.
@MainActor
package final class TerminalDevice {
  /// What is typed comes from here.
  let input: Int32
  /// What is shown goes there.
  let output: Int32

  private let usesMouse: Bool
  private let before: LineSettings
  private var isEntered = false

  /// The terminal behind two descriptors; nil unless both are one.
  ///
  /// - Parameter usesMouse: Whether the program hears of the mouse. While it does, the terminal
  ///   does not select text by itself.
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

  /// How many columns and rows it has.
  var size: Size { Size(ofTerminal: output) ?? Size(width: 80, height: 24) }

  /// Whether it listens to this process, and not to another job of the shell's. A terminal that
  /// is not the one of the shell listens to whoever opens it.
  var isInForeground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground <= 0 || foreground == getpgrp()
  }

  /// Takes the whole screen and every key.
  func enter() {
    guard !isEntered else { return before.raw.apply(to: input) }
    isEntered = true
    TerminalRestorer.arm(input: input, output: output, settings: before, sequence: leaving)
    before.raw.apply(to: input)
    writeAll(Array(entering.utf8), to: output)
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    TerminalRestorer.putBack()
  }

  /// After the process has been stopped, others may have used the terminal.
  func enterAgain() {
    isEntered = false
    enter()
  }

  private static let mouseModes = ["1002", "1006"]

  // The alternate screen, no wrapping at the last column, marks around what is pasted.
  private var entering: String {
    let mouse = usesMouse ? Self.mouseModes.map { "\u{1B}[?\($0)h" }.joined() : ""
    return "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l" + mouse
  }

  // The same backwards, and the end of whatever a frame may have begun.
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
    // Not everybody may open a terminal by its name. Waiting for it is the lesser evil.
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
  }
}

/// Writes everything, however long that takes. May be called in a signal handler.
///
/// - Parameter patience: For how many milliseconds a terminal may take nothing at all.
/// - Returns: Whether all was written.
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

import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The recovery of a terminal whose program was killed with `SIGKILL`, so that the program couldn't
/// restore the terminal.
///
/// Before a program changes a terminal, it saves the terminal's settings in a file that is named after
/// the terminal. It removes the file when it has restored the terminal. So if there is a file, but no
/// longer a process, the next program recovers the terminal.
package enum TerminalRecovery {
  /// The path of the file that this process has saved, as a signal handler can use it.
  nonisolated(unsafe) private static let savedPath = UnsafeMutablePointer<CChar>.allocate(
    capacity: longestPath)
  private static let longestPath = 4_096

  /// Saves the settings of a terminal that this process is about to change. Nothing is saved if the
  /// terminal has no name.
  ///
  /// - Parameter process: The process that changes the terminal.
  package static func save(_ settings: termios, of terminal: Int32, process: Int32 = getpid()) {
    guard let path = path(of: terminal) else { return }
    let bytes = withUnsafeBytes(of: settings) { Array($0) }
    let text = "\(process) \(created(terminal)) " + bytes.map { String($0) }.joined(separator: " ")
    // A file of another user isn't followed or overwritten.
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    // If the disk is full, the file is incomplete, and so isn't used.
    try? FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    hasSaved.store(false, ordering: .releasing)
    guard path.utf8.count < longestPath else { return }
    _ = path.withCString { strcpy(savedPath, $0) }
    hasSaved.store(true, ordering: .releasing)
  }

  private static let hasSaved = Atomic<Bool>(false)

  /// Removes the file that this process has saved, because the terminal is restored. You can call this
  /// method in a signal handler.
  package static func forget() {
    if hasSaved.exchange(false, ordering: .acquiringAndReleasing) { unlink(savedPath) }
  }

  /// Restores the settings, the screen, the cursor, and the mouse of a terminal, if a program changed
  /// them and was killed.
  ///
  /// - Returns: Whether there was something to restore.
  package static func recover(input: Int32 = 0, output: Int32 = 1) -> Bool {
    guard isatty(output) == 1, let path = path(of: input),
      let (process, saved) = saved(at: path, of: input),
      kill(process, 0) != 0, errno == ESRCH
    else { return false }
    unlink(path)
    var settings = saved
    tcsetattr(input, TCSANOW, &settings)
    // A dumb terminal would show the sequence.
    if ProcessInfo.processInfo.environment["TERM"] != "dumb" {
      try? FileHandle(fileDescriptor: output).write(contentsOf: Data(normalScreen.utf8))
    }
    return true
  }

  /// The words with which a program says that it has recovered the terminal.
  package static let notice =
    "The last program in this terminal was killed. The terminal has been restored."

  // Ends an update and a style, and switches off the mouse, bracketed paste, and the alternate screen.
  // Shows the cursor, and wraps lines. Leaving the alternate screen restores the cursor that was saved
  // last, so it's saved first.
  private static let normalScreen =
    "\u{1B}[?2026l\u{1B}[m\u{1B}7\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h"
    + "\u{1B}[?1049l"

  private static func path(of terminal: Int32) -> String? {
    var name = [CChar](repeating: 0, count: 1_024)
    guard ttyname_r(terminal, &name, name.count) == 0 else { return nil }
    let tty = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return FileManager.default.temporaryDirectory.path
      + "/stateflow-terminal-\(getuid())" + tty.map { $0 == "/" ? "-" : String($0) }.joined()
  }

  /// Returns when a terminal's device was created, because a new terminal can get the name of a former
  /// one. On Darwin, each write changes the times of a device, so they don't say it.
  private static func created(_ terminal: Int32) -> Int {
    #if canImport(Darwin)
      return 0
    #else
      var status = stat()
      guard fstat(terminal, &status) == 0 else { return 0 }
      return Int(status.st_ctim.tv_sec)
    #endif
  }

  private static func saved(
    at path: String, of terminal: Int32
  ) -> (process: Int32, settings: termios)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == getuid(),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    let numbers = text.split(separator: " ")
    let bytes = numbers.dropFirst(2).compactMap { UInt8($0) }
    guard numbers.count > 2, Int(numbers[1]) == created(terminal) else { return nil }
    guard let process = numbers.first.flatMap({ Int32($0) }), process > 0,
      bytes.count == MemoryLayout<termios>.size
    else { return nil }
    var settings = termios()
    withUnsafeMutableBytes(of: &settings) { $0.copyBytes(from: bytes) }
    return (process, settings)
  }
}

import Foundation
import Synchronization

@testable import WorkbookCommandLine
@testable import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo-terminal. Tests can read a program's output from it and send key presses to it.
final class PseudoTerminal: Sendable {
  /// The program's end of the terminal.
  let device: TerminalDevice
  private let person: Int32
  private let path: String
  private let shown: Mutex<(text: String, waiting: Waiting?)> = Mutex(("", nil))
  private let all = Mutex("")

  /// All output so far.
  var output: String { all.withLock { $0 } }

  private struct Waiting {
    let text: String
    let continuation: CheckedContinuation<Void, Never>
  }

  init() throws {
    var ends: (person: Int32, program: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.person, &ends.program, nil, nil, nil) == 0,
      ttyname_r(ends.program, &name, name.count) == 0
    else { throw SetUpError("There is no pseudo-terminal.") }
    person = ends.person
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    device = TerminalDevice(descriptor: ends.program)
    _ = fcntl(person, F_SETFD, FD_CLOEXEC)
    _ = fcntl(device.descriptor, F_SETFD, FD_CLOEXEC)
    Thread.detachNewThread { [person, weak self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(person, &bytes, bytes.count)
        guard count > 0, let self else { return }
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        self.all.withLock { $0 += text }
        self.show(text)
      }
    }
  }

  deinit {
    close(device.descriptor)
    close(person)
  }

  /// A console that writes to this terminal.
  var console: Console {
    Console(width: 80, isTerminal: true, usesColor: false) { [device] text in
      _ = Data(text.utf8).withUnsafeBytes { write(device.descriptor, $0.baseAddress, $0.count) }
    }
  }

  func type(_ keys: String) {
    _ = Data(keys.utf8).withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
  }

  /// Waits until the given text has been shown, and discards the output up to the end of the text.
  func shows(_ text: String) async {
    await withCheckedContinuation { continuation in
      shown.withLock { $0.waiting = Waiting(text: text, continuation: continuation) }
      show("")
    }
  }

  private func show(_ text: String) {
    let waiting = shown.withLock { shown -> Waiting? in
      shown.text += text
      guard let waiting = shown.waiting, let range = shown.text.firstRange(of: waiting.text)
      else { return nil }
      shown.text.removeSubrange(..<range.upperBound)
      shown.waiting = nil
      return waiting
    }
    waiting?.continuation.resume()
  }

  /// Starts a program in a folder, as the leader of a session that this terminal controls.
  func start(_ program: URL, _ arguments: [String], in folder: URL) throws -> pid_t {
    let script = "cd -- \"$1\" && shift && exec \"$@\""
    let words = ["sh", "-c", script, "sh", folder.path, program.path] + arguments
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, asLeaderOfASession)
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", &actions, &attributes, pointers, environ) == 0 else {
      throw SetUpError("\(program.path) cannot be started.")
    }
    return child
  }
}

#if canImport(Darwin)
  private let asLeaderOfASession = Int16(POSIX_SPAWN_SETSID)
#else
  // POSIX_SPAWN_SETSID, which Glibc declares for C only.
  private let asLeaderOfASession: Int16 = 0x80
#endif

/// Waits for a child process to end, and returns its exit code, or the negated number of the signal
/// that terminated it.
func waitForEnd(of child: pid_t) async -> Int32 {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7f
      continuation.resume(returning: signal == 0 ? (status >> 8) & 0xff : -signal)
    }
  }
}

extension TerminalDevice.Mode {
  /// Whether the terminal delivers input line by line (canonical mode).
  var isLineBuffered: Bool { settings.c_lflag & tcflag_t(ICANON) != 0 }

  /// Whether the terminal echoes input.
  var echoes: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }
}

import Foundation
import Testing

@testable import StateFlowTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tests that start a process, one after the other: each keeps a thread of the few that all tests
/// share waiting for its end. They run on the main actor, which has a thread to itself.
@Suite("Processes", .serialized)
enum ProcessTests {}

/// What a test does in a process of its own, which it may crash, stop and kill.
enum ChildProcess {
  /// Makes a terminal this process's own, as a shell does for what it starts, and runs a program
  /// on it until that ends.
  ///
  /// The terminal first hears the process's number; see ``number(in:)``.
  ///
  /// - Parameter isSession: Whether the process leads a session of its own. Then the kernel tells it
  ///   of the terminal; but what leads a session cannot be stopped by Ctrl-Z.
  @MainActor
  static func run(
    on path: String, isSession: Bool = false, _ program: EchoProgram = EchoProgram()
  ) async -> Int32 {
    // A test that has given up on it does not keep it running.
    alarm(120)
    if isSession { setsid() } else { setpgid(0, 0) }
    let terminal = open(path, isSession ? O_RDWR : O_RDWR | O_NOCTTY)
    if isSession { _ = ioctl(terminal, UInt(TIOCSCTTY), 0) }
    writeAll(Array("<\(getpid())>".utf8), to: terminal)
    guard let device = TerminalDevice(input: terminal, output: terminal) else { return -1 }
    return await TerminalSession(device, depth: .trueColor).run(program)
  }

  /// The number of the process that runs on a terminal.
  static func number(in bytes: [UInt8]) -> Int32? {
    let text = String(decoding: bytes.prefix(16), as: UTF8.self)
    return text.firstMatch(of: /<(\d+)>/).flatMap { Int32($0.1) }
  }
}

extension ChildProcess {
  /// Returns when a child of this process has been stopped, or has ended.
  static func waitUntilStopped(_ number: Int32) async {
    await withCheckedContinuation { stopped in
      Thread.detachNewThread {
        var info = siginfo_t()
        while waitid(P_PID, id_t(number), &info, WSTOPPED | WEXITED | WNOWAIT) != 0, errno == EINTR
        {}
        stopped.resume()
      }
    }
  }
}

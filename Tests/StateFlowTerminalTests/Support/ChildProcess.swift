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

/// The parent suite of all tests that start a process. It runs them one at a time, because each
/// test blocks one of the few threads that all tests share. The tests themselves run on the main
/// actor, which has its own thread.
@Suite("Processes", .serialized)
enum ProcessTests {}

/// The part of a test that runs in a child process, where it may crash, stop, or be killed.
enum ChildProcess {
  /// Puts the child in its own process group or session, as a shell does, and runs a program on a
  /// terminal.
  ///
  /// First, the child writes its process ID to the terminal, from which ``number(in:)`` reads it.
  ///
  /// - Parameter isSession: Whether the child leads its own session. If so, the kernel sends the
  ///   child signals about the terminal, but Ctrl-Z can't suspend it.
  @MainActor
  static func run(
    on path: String, isSession: Bool = false, _ program: EchoProgram = EchoProgram()
  ) async -> Int32 {
    // If the test has given up, the child ends, too.
    alarm(120)
    if isSession { setsid() } else { setpgid(0, 0) }
    let terminal = open(path, isSession ? O_RDWR : O_RDWR | O_NOCTTY)
    if isSession { _ = ioctl(terminal, UInt(TIOCSCTTY), 0) }
    writeAll(Array("<\(getpid())>".utf8), to: terminal)
    guard let device = TerminalDevice(input: terminal, output: terminal) else { return -1 }
    return await TerminalSession(device, depth: .trueColor).run(program)
  }

  /// Returns the process ID that a child has written to its terminal.
  static func number(in bytes: [UInt8]) -> Int32? {
    let text = String(decoding: bytes.prefix(16), as: UTF8.self)
    return text.firstMatch(of: /<(\d+)>/).flatMap { Int32($0.1) }
  }
}

extension ChildProcess {
  /// Waits until a child process is suspended or has ended.
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

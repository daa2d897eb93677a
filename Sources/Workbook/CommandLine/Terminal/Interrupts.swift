import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Handling of the signals that ask the command to stop: `SIGINT`, `SIGTERM` and `SIGHUP`.
package enum Interrupts {
  /// Calls an action on the first signal, so that the command can stop its child processes.
  ///
  /// A second signal restores the terminal and exits immediately. The signals are handled rather than
  /// ignored, because child processes inherit `SIG_IGN` but not handlers.
  package static func handle(_ action: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let readEnd = ends[0]
    selfPipeWriteEnd = ends[1]
    for interrupt in [SIGINT, SIGTERM, SIGHUP] {
      signal(interrupt) { _ in
        var byte: UInt8 = 0
        _ = write(selfPipeWriteEnd, &byte, 1)
      }
    }
    Thread.detachNewThread {
      var count = 0
      var byte: UInt8 = 0
      while true {
        let received = read(readEnd, &byte, 1)
        if received < 0, errno == EINTR { continue }
        guard received == 1 else { return }
        count += 1
        if count == 1 {
          action()
        } else {
          RawMode.restore()
          _exit(ExitCode.interrupted.rawValue)
        }
      }
    }
  }
}

/// The write end of the pipe by which the signal handlers wake the thread that acts on signals.
///
/// Few functions are safe to call in a signal handler; `write` is one of them.
private nonisolated(unsafe) var selfPipeWriteEnd: Int32 = -1

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens when somebody stops the command: Ctrl-C, a closed terminal, a polite kill.
package enum Interrupts {
  /// Calls an action when the command is to stop, so that it can stop its children first.
  ///
  /// Whoever asks a second time does not want to wait: the terminal is put back, and the process
  /// leaves at once. The handlers are not inherited by children, which `SIG_IGN` would be.
  package static func handle(_ action: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    bell = ends[1]
    for interrupt in [SIGINT, SIGTERM, SIGHUP] {
      signal(interrupt) { _ in
        var byte: UInt8 = 0
        _ = write(bell, &byte, 1)
      }
    }
    Thread.detachNewThread {
      var count = 0
      var byte: UInt8 = 0
      while true {
        let received = read(reading, &byte, 1)
        if received < 0, errno == EINTR { continue }
        guard received == 1 else { return }
        count += 1
        if count == 1 {
          action()
        } else {
          KeyByKey.putBack()
          _exit(ExitCode.interrupted.rawValue)
        }
      }
    }
  }
}

/// Where a signal handler, which can do next to nothing, tells of a signal.
private nonisolated(unsafe) var bell: Int32 = -1

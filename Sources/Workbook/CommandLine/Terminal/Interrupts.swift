import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions for handling `SIGINT`, `SIGTERM`, and `SIGHUP`, the signals that ask the command to
/// stop.
package enum Interrupts {
  /// Cancels the command on the first signal, so that the command can clean up and end.
  ///
  /// If the command hasn't ended after the grace period, or if a second signal arrives, the process
  /// restores the terminal and exits. The signals are handled instead of ignored, because child
  /// processes inherit `SIG_IGN` but not handlers.
  ///
  /// - Parameters:
  ///   - gracePeriod: The time that the command has to end on its own.
  ///   - cancel: A closure that cancels the command.
  ///   - killChildren: A closure that kills the child processes before a forced exit.
  package static func handle(
    gracePeriod: Duration = .seconds(2), cancel: @escaping @Sendable () -> Void,
    killChildren: @escaping @Sendable () -> Void
  ) {
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
      var signals = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      waitForInput(&signals, timeout: -1)
      var byte: UInt8 = 0
      _ = read(readEnd, &byte, 1)
      cancel()
      waitForInput(&signals, timeout: Int32(gracePeriod / .milliseconds(1)))
      killChildren()
      RawMode.restore()
      // `exit` could wait forever for another thread. This is the code of ``ExitCode/interrupted``.
      _exit(128 + SIGINT)
    }
  }
}

/// Waits until there is input or the time is up.
private func waitForInput(_ input: inout pollfd, timeout: Int32) {
  while poll(&input, 1, timeout) < 0, errno == EINTR {}
}

/// The write end of the pipe that signal handlers use to wake the thread that acts on signals.
///
/// Only a few functions are safe to call in a signal handler. `write` is one of them.
private nonisolated(unsafe) var selfPipeWriteEnd: Int32 = -1

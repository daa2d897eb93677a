import Foundation
import Synchronization

/// A pipe that carries signals to the main actor, where the program can respond to them.
///
/// A signal handler can do almost nothing, so it writes the signal's number to the pipe. If a
/// second signal that asks the program to end arrives before the program has read the first one,
/// the program must be hanging. In that case, the handler restores the terminal and ends the
/// process immediately.
@MainActor
final class SelfPipe {
  /// The signals that ask the program to end.
  nonisolated static let ends = [SIGINT, SIGTERM, SIGHUP]

  private nonisolated static let pendingCount = Atomic<Int>(0)
  private nonisolated(unsafe) static var wakeDescriptor: Int32 = -1

  private let reading: Int32
  private let writing: Int32
  private let source: any DispatchSourceRead
  private var earlier: [(signal: Int32, action: SignalAction)] = []

  /// Starts listening for signals, or returns `nil` if the system can't create another pipe.
  init?(_ heard: @escaping @MainActor (Int32) -> Void) {
    var pipe: [Int32] = [0, 0]
    guard Self.open(&pipe) else { return nil }
    (reading, writing) = (pipe[0], pipe[1])
    let (reading, writing) = (reading, writing)
    source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
    source.setEventHandler {
      var signal: UInt8 = 0
      while read(reading, &signal, 1) == 1 {
        Task { @MainActor [signal] in
          Self.pendingCount.store(0, ordering: .relaxed)
          heard(Int32(signal))
        }
      }
    }
    source.setCancelHandler {
      close(reading)
      close(writing)
    }
    Self.pendingCount.store(0, ordering: .relaxed)
    Self.wakeDescriptor = writing
    source.activate()
    for signal in Self.ends + [SIGWINCH, SIGTSTP, SIGCONT] { listen(to: signal) }
  }

  /// Stops listening and restores the signals' previous actions.
  func end() {
    for (signal, action) in earlier { action.install(for: signal) }
    earlier = []
    Self.wakeDescriptor = -1
    source.cancel()
  }

  /// Suspends the process, as Ctrl-Z does, until it's resumed.
  ///
  /// - Parameter all: Whether to suspend the other processes in the same job as well.
  func stop(all: Bool) {
    if all {
      // This process is suspended last, on this very thread, so that nothing below runs before
      // that.
      SignalAction.ignoring.install(for: SIGTSTP)
      kill(0, SIGTSTP)
    }
    SignalAction.standard.install(for: SIGTSTP)
    SignalAction.raiseHere(SIGTSTP)
    Self.handler.install(for: SIGTSTP)
  }

  private func listen(to signal: Int32) {
    earlier.append((signal, Self.handler.install(for: signal)))
  }

  private nonisolated static let handler = SignalAction { signal, _, _ in
    let errnoBefore = errno
    let asksAgain =
      (signal == SIGINT || signal == SIGTERM || signal == SIGHUP)
      && SelfPipe.pendingCount.add(1, ordering: .relaxed).newValue > 1
    if asksAgain { TerminalRestorer.die(of: signal) }
    var byte = UInt8(signal)
    _ = write(SelfPipe.wakeDescriptor, &byte, 1)
    errno = errnoBefore
  }

  private static func open(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return true
  }
}

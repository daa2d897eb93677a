import Foundation
import StateFlow
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Saves the defaults of a program that crashes.
///
/// A signal handler may call next to nothing: the thread that crashed may hold the very locks that
/// saving needs. So another thread saves. The handler wakes it through a pipe, and gives it a moment
/// before the process ends.
enum CrashFlush {
  private static let isArmed = Atomic<Bool>(false)
  private static let isDone = Atomic<Bool>(false)
  nonisolated(unsafe) private static var bell: Int32 = -1
  /// How many milliseconds the handler waits. Only a save that can never end uses them up.
  private static let patience = 500

  /// Starts the thread that saves. It sleeps until the process crashes.
  static func arm() {
    var ends: [Int32] = [0, 0]
    guard !isArmed.load(ordering: .acquiring), pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    bell = ends[1]
    let reading = ends[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) != 1 { guard errno == EINTR else { return } }
      DefaultsSaving.saveNow()
      isDone.store(true, ordering: .releasing)
    }
    isArmed.store(true, ordering: .releasing)
  }

  /// Has the defaults saved, once, and returns when they are or when it has taken too long. May be
  /// called in a signal handler.
  static func save() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = write(bell, &byte, 1)
    var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    for _ in 0..<patience where !isDone.load(ordering: .acquiring) {
      nanosleep(&millisecond, nil)
    }
  }
}

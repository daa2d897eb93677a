import StateFlow
import Synchronization

/// A safeguard that saves the defaults of a program that crashes.
///
/// A signal handler can do very little: the crashed thread may hold the very locks that saving
/// needs. So another thread does the saving. The handler wakes it through a pipe and gives it a
/// moment before the process ends.
enum CrashFlush {
  private static let isArmed = Atomic<Bool>(false)
  private static let isDone = Atomic<Bool>(false)
  nonisolated(unsafe) private static var wakeDescriptor: Int32 = -1
  /// The longest time that the handler waits, in milliseconds. Only a save that hangs takes that
  /// long.
  private static let timeLimit = 500

  /// Starts the thread that saves the defaults. The thread sleeps until the process crashes.
  static func arm() {
    var ends: [Int32] = [0, 0]
    guard !isArmed.load(ordering: .acquiring), pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeDescriptor = ends[1]
    let reading = ends[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) != 1 { guard errno == EINTR else { return } }
      DefaultsSaving.saveNow()
      isDone.store(true, ordering: .releasing)
    }
    isArmed.store(true, ordering: .releasing)
  }

  /// Saves the defaults and returns when they're saved or the time limit is reached. Later calls
  /// have no effect. You can call this function in a signal handler.
  static func save() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = write(wakeDescriptor, &byte, 1)
    var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    for _ in 0..<timeLimit where !isDone.load(ordering: .acquiring) {
      nanosleep(&millisecond, nil)
    }
  }
}

import Dispatch
import Synchronization

/// Functions that save `UserDefaults` to disk on platforms where the system doesn't.
///
/// On Apple platforms, the system saves each write after a short time. On other platforms, a write
/// stays in memory until `synchronize()` is called, and is lost if the process ends before that.
/// The kit calls `synchronize()` after writes through ``AppStorage``. A terminal app also calls it
/// after each update, so that direct writes to a store are saved, too.
///
/// Writing a file takes milliseconds, so a burst of writes is saved all at once: ``schedule()``
/// waits for ``delay`` and then saves on a background queue. A process that is killed loses at most
/// the writes that were made during the delay, and a process that exits doesn't lose any.
package enum DefaultsSaving {
  /// The time for which a write waits, so that later writes can be saved together with it.
  package static let delay = Duration.milliseconds(20)

  #if canImport(Darwin)
    /// Does nothing, because the system saves all writes.
    package static func schedule() {}

    /// Does nothing, because the system saves all writes.
    package static func saveNow() {}
  #else
    private static let queue = DispatchQueue(label: "StateFlow.DefaultsSaving", qos: .utility)
    private static let isScheduled = Atomic<Bool>(false)
    private static let savesAtExit: Void = { atexit { DefaultsSaving.saveNow() } }()

    /// Schedules a save of all writes so far. The save happens after ``delay`` or when the process
    /// exits.
    ///
    /// - Complexity: O(1). Until the save begins, additional calls have no effect.
    package static func schedule() {
      guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
      _ = savesAtExit
      let delay = DispatchTimeInterval.milliseconds(Int(delay / .milliseconds(1)))
      queue.asyncAfter(deadline: .now() + delay) {
        // Clear the flag first, so that a write that this save misses schedules another one.
        _ = isScheduled.exchange(false, ordering: .acquiringAndReleasing)
        saveNow()
      }
    }

    /// Saves all writes to all stores in the process so far and returns when they're on disk.
    ///
    /// - Complexity: O(*n*), where *n* is the number of values in the stores that have been written
    ///   to. If there are no such stores, the call is O(1) and takes less than a microsecond.
    package static func saveNow() {
      // Foundation keeps one cache for all stores in the process. This call writes the entire
      // cache.
      UserDefaults.standard.synchronize()
    }
  #endif
}

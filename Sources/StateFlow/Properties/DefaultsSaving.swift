import Dispatch
import Foundation
import Synchronization

/// Functions that save `UserDefaults` to disk on platforms where the system doesn't.
///
/// On Apple platforms, the system saves a write soon after it is made. Elsewhere, a write stays in
/// memory until `synchronize()` is called, and is lost when the process ends. The kit calls it
/// after writes through ``AppStorage``, and a terminal app calls it after each update, so that
/// direct writes to a store are saved, too.
///
/// Writing a file takes milliseconds, so a burst of writes is saved at once: ``schedule()`` waits
/// for ``delay`` and then saves on a background queue. A process that is killed loses at most the
/// writes made during the delay, and one that exits loses none.
package enum DefaultsSaving {
  /// The time that a write waits, so that later ones can be saved together with it.
  package static let delay = Duration.milliseconds(20)

  #if canImport(Darwin)
    /// Does nothing, because the system saves.
    package static func schedule() {}

    /// Does nothing, because the system saves.
    package static func saveNow() {}
  #else
    private static let queue = DispatchQueue(label: "StateFlow.DefaultsSaving", qos: .utility)
    private static let isScheduled = Atomic<Bool>(false)
    private static let savesAtExit: Void = { atexit { DefaultsSaving.saveNow() } }()

    /// Schedules a save of all writes so far, after ``delay`` or when the process exits.
    ///
    /// - Complexity: O(1). Until the save begins, further calls do nothing.
    package static func schedule() {
      guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
      _ = savesAtExit
      let delay = DispatchTimeInterval.milliseconds(Int(delay / .milliseconds(1)))
      queue.asyncAfter(deadline: .now() + delay) {
        // Cleared first, so that a write that this save misses schedules another one.
        _ = isScheduled.exchange(false, ordering: .acquiringAndReleasing)
        saveNow()
      }
    }

    /// Saves all writes so far, to any store of the process, and returns when they are on disk.
    ///
    /// - Complexity: O(*n*), where *n* is the number of values in the stores that were written. If
    ///   none was, O(1) and below a microsecond.
    package static func saveNow() {
      // Foundation keeps one cache for all stores of the process, and this writes all of it.
      UserDefaults.standard.synchronize()
    }
  #endif
}

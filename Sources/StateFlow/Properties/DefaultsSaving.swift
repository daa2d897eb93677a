import Dispatch
import Foundation
import Synchronization

/// Saves what a program writes to `UserDefaults`, on platforms where nothing else does.
///
/// On Apple's platforms the system saves a write soon after it is made. Elsewhere a write stays in
/// memory until `synchronize()` is called, and is lost with the process. The kit calls it for
/// everything that is written through ``AppStorage``, and a terminal app calls it after each update,
/// so that a store that is written directly is saved, too.
///
/// Writing a file takes milliseconds, so a burst of writes is saved as one: ``schedule()`` waits
/// for ``delay`` and then saves on a background queue. A process that is killed loses at most the
/// writes of that time; one that exits loses none.
package enum DefaultsSaving {
  /// How long a write waits, so that others can be saved together with it.
  package static let delay = Duration.milliseconds(20)

  #if canImport(Darwin)
    /// Does nothing: the system saves.
    package static func schedule() {}

    /// Does nothing: the system saves.
    package static func saveNow() {}
  #else
    private static let queue = DispatchQueue(label: "StateFlow.DefaultsSaving", qos: .utility)
    private static let isScheduled = Atomic<Bool>(false)
    private static let savesAtExit: Void = { atexit { DefaultsSaving.saveNow() } }()

    /// Saves what has been written so far, a moment later or when the process exits.
    ///
    /// - Complexity: O(1). Until the save begins, further calls do nothing.
    package static func schedule() {
      guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
      _ = savesAtExit
      let delay = DispatchTimeInterval.milliseconds(Int(delay / .milliseconds(1)))
      queue.asyncAfter(deadline: .now() + delay) {
        // Cleared first: a write that this save may miss schedules the next.
        _ = isScheduled.exchange(false, ordering: .acquiringAndReleasing)
        saveNow()
      }
    }

    /// Saves what has been written so far, to any store of the process, and returns when it is on
    /// disk.
    ///
    /// - Complexity: O(*n*) in the number of values in the stores that were written; O(1) and below
    ///   a microsecond when none was.
    package static func saveNow() {
      // Foundation keeps one cache for all stores of the process, and this writes all of it.
      UserDefaults.standard.synchronize()
    }
  #endif
}

import Synchronization

/// The part of a subscriber list that keeps a removed conduit alive while a thread is inside.
///
/// A sender that enters a conduit while it holds the list's lock doesn't have to retain the
/// conduit. A thread that removes the conduit later can't enter it, so that thread retires the
/// conduit instead of releasing it. The sender's last access is to leave the conduit, and only then
/// does the sender look for retired conduits. The other thread looks for them as well, in case the
/// sender has left in the meantime. Each thread first takes its own step and then looks for the
/// other thread's step. This works only if all threads agree on the order of these steps, so they
/// are `sequentiallyConsistent`.
class ConduitRetirement {
  private let mutex = Lock()

  // The removed conduits that a thread was inside of. Guarded by the lock.
  @exclusivity(unchecked)
  private var retired: ContiguousArray<ConduitState> = []
  private let hasRetired = Atomic<Bool>(false)

  /// Acquires the list's lock.
  @inline(__always)
  final func lock() { mutex.lock() }

  /// Releases the list's lock.
  @inline(__always)
  final func unlock() { mutex.unlock() }

  /// Releases the subscriber of a removed conduit. If a thread is inside the conduit, the
  /// subscriber is released when the thread leaves, and the conduit stays alive until then.
  @inline(__always)
  final func retire(_ conduit: ConduitState) {
    if !conduit.releaseIfVacant() { retireLater(conduit) }
  }

  private func retireLater(_ conduit: ConduitState) {
    lock()
    retired.append(conduit)
    hasRetired.store(true, ordering: .sequentiallyConsistent)
    unlock()
    reclaim()
  }

  /// Releases the retired conduits that no thread is inside of. Call this method after leaving a
  /// conduit.
  @inline(__always)
  final func reclaim() {
    if hasRetired.load(ordering: .sequentiallyConsistent) { releaseRetired() }
  }

  private func releaseRetired() {
    var vacant: ContiguousArray<ConduitState> = []
    lock()
    retired.removeAll { conduit in
      let isVacant = conduit.enterIfVacant()
      if isVacant { vacant.append(conduit) }
      return isVacant
    }
    hasRetired.store(!retired.isEmpty, ordering: .sequentiallyConsistent)
    unlock()
    // The subscribers may run code when they are released, so the list isn't locked here.
    for conduit in vacant { conduit.releaseAndLeave() }
  }
}

import Synchronization

/// The part of a list of subscribers that lets a sender call a single subscriber without locking
/// the list.
///
/// Most sources have one subscriber, and locking and retaining the list would cost as much as the
/// rest of a delivery. A sender therefore first counts itself as a user, then reads the lone
/// conduit. Removing a conduit takes these steps in reverse: it first hides the conduit, then looks
/// for users. Either a sender no longer sees the conduit, or the remover sees the sender and
/// retires the conduit, which is released when the last user is done. For that, all threads have to
/// agree on one order of these steps, hence `sequentiallyConsistent`.
class LoneConduitAccess {
  /// Whether there are any subscribers.
  final let hasSubscribers = Atomic<Bool>(false)

  private let mutex = Lock()

  // While it is set, it is also in the list, which retains it.
  private let lone = Atomic<Unmanaged<ConduitState>?>(nil)

  // The number of uses that began without the lock, minus the number of all uses that ended.
  private let users = Atomic<Int>(0)

  // The number of uses that began under the lock, which guards it.
  @exclusivity(unchecked)
  private var usersUnderLock = 0

  // Conduits that were removed while there were users. Guarded by the lock.
  @exclusivity(unchecked)
  private var retired: ContiguousArray<ConduitState> = []
  private let hasRetired = Atomic<Bool>(false)

  /// Waits until no other thread holds the lock of the list.
  @inline(__always)
  final func lock() { mutex.lock() }

  /// Releases the lock of the list.
  @inline(__always)
  final func unlock() { mutex.unlock() }

  /// Returns the only conduit, which stays alive until `endUsingLoneConduit`, or nil unless there
  /// is exactly one.
  @inline(__always)
  final func beginUsingLoneConduit() -> Unmanaged<ConduitState>? {
    // This check spares a source with many subscribers the counting.
    guard lone.load(ordering: .relaxed) != nil else { return nil }
    users.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if let conduit = lone.load(ordering: .sequentiallyConsistent) { return conduit }
    endUsingLoneConduit()
    return nil
  }

  /// Returns the only conduit, which stays alive until `endUsingLoneConduit`, or nil unless there
  /// is exactly one. Called under the lock.
  ///
  /// No conduit is removed meanwhile, so this costs less than `beginUsingLoneConduit`.
  @inline(__always)
  final func beginUsingLoneConduitUnderLock() -> Unmanaged<ConduitState>? {
    guard let conduit = lone.load(ordering: .relaxed) else { return nil }
    usersUnderLock &+= 1
    return conduit
  }

  /// Ends the use that `beginUsingLoneConduit` or `beginUsingLoneConduitUnderLock` began.
  @inline(__always)
  final func endUsingLoneConduit() {
    users.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    reclaim()
  }

  // Called under the lock.
  private var hasUsers: Bool {
    users.load(ordering: .sequentiallyConsistent) &+ usersUnderLock != 0
  }

  /// Makes the remaining conduits visible to senders. Called under the lock after one was removed.
  @inline(__always)
  final func publishRemoval(_ conduits: ContiguousArray<ConduitState>) {
    lone.store(theOnly(conduits), ordering: .sequentiallyConsistent)
    hasSubscribers.store(!conduits.isEmpty, ordering: .releasing)
  }

  /// Makes the current conduits visible to senders. Called under the lock after one was added. This
  /// needs no synchronization with senders, because nothing is released.
  @inline(__always)
  final func publishAddition(_ conduits: ContiguousArray<ConduitState>) {
    lone.store(theOnly(conduits), ordering: .releasing)
    hasSubscribers.store(true, ordering: .releasing)
  }

  @inline(__always)
  private final func theOnly(
    _ conduits: ContiguousArray<ConduitState>
  ) -> Unmanaged<ConduitState>? {
    conduits.count == 1 ? Unmanaged.passUnretained(conduits[0]) : nil
  }

  /// Keeps removed conduits alive while there are users. Called under the lock; call `reclaim`
  /// after unlocking.
  @inline(__always)
  final func retire(_ conduits: some Sequence<ConduitState>) {
    guard hasUsers else { return }
    retired += conduits
    hasRetired.store(true, ordering: .sequentiallyConsistent)
  }

  /// Releases the retired conduits if there are no more users.
  @inline(__always)
  final func reclaim() {
    if hasRetired.load(ordering: .sequentiallyConsistent) { releaseRetired() }
  }

  private func releaseRetired() {
    // Held here, so that they are released outside the lock.
    var released: ContiguousArray<ConduitState> = []
    lock()
    if !hasUsers {
      swap(&released, &retired)
      hasRetired.store(false, ordering: .sequentiallyConsistent)
    }
    unlock()
    withExtendedLifetime(released) {}
  }
}

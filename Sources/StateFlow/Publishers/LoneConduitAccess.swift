import Synchronization

/// The part of a subscriber list that lets a sender call a single subscriber without locking the
/// list.
///
/// Most sources have one subscriber, and locking and retaining the list would cost as much as the
/// rest of a delivery. So a sender first counts itself as a user, and then reads the lone conduit.
/// Removing a conduit takes these steps in reverse order: it first hides the conduit, and then
/// looks for users. Either the sender no longer sees the conduit, or the remover sees the sender
/// and retires the conduit, which is released when the last user is done. This works only if all
/// threads agree on the order of these steps, so they are `sequentiallyConsistent`.
class LoneConduitAccess {
  /// Whether there are any subscribers.
  final let hasSubscribers = Atomic<Bool>(false)

  private let mutex = Lock()

  // A conduit that is set here is also in the list, which retains it.
  private let lone = Atomic<Unmanaged<ConduitState>?>(nil)

  // The number of uses that began without the lock minus the number of all uses that have ended.
  private let users = Atomic<Int>(0)

  // The number of uses that began under the lock. The lock guards this field.
  @exclusivity(unchecked)
  private var usersUnderLock = 0

  // The conduits that were removed while there were users. Guarded by the lock.
  @exclusivity(unchecked)
  private var retired: ContiguousArray<ConduitState> = []
  private let hasRetired = Atomic<Bool>(false)

  /// Acquires the list's lock.
  @inline(__always)
  final func lock() { mutex.lock() }

  /// Releases the list's lock.
  @inline(__always)
  final func unlock() { mutex.unlock() }

  /// Returns the only conduit, or `nil` if there isn't exactly one. The conduit stays alive until
  /// you call `endUsingLoneConduit`.
  @inline(__always)
  final func beginUsingLoneConduit() -> Unmanaged<ConduitState>? {
    // This check saves a source with many subscribers from counting users.
    guard lone.load(ordering: .relaxed) != nil else { return nil }
    users.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if let conduit = lone.load(ordering: .sequentiallyConsistent) { return conduit }
    endUsingLoneConduit()
    return nil
  }

  /// Returns the only conduit, or `nil` if there isn't exactly one. The conduit stays alive until
  /// you call `endUsingLoneConduit`. Call this under the lock.
  ///
  /// While the lock is held, no conduit can be removed, so this costs less than
  /// `beginUsingLoneConduit`.
  @inline(__always)
  final func beginUsingLoneConduitUnderLock() -> Unmanaged<ConduitState>? {
    guard let conduit = lone.load(ordering: .relaxed) else { return nil }
    usersUnderLock &+= 1
    return conduit
  }

  /// Ends a use that began with `beginUsingLoneConduit` or `beginUsingLoneConduitUnderLock`.
  @inline(__always)
  final func endUsingLoneConduit() {
    users.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    reclaim()
  }

  // Called under the lock.
  private var hasUsers: Bool {
    users.load(ordering: .sequentiallyConsistent) &+ usersUnderLock != 0
  }

  /// Makes the remaining conduits visible to senders. Call this under the lock after removing a
  /// conduit.
  @inline(__always)
  final func publishRemoval(_ conduits: ContiguousArray<ConduitState>) {
    lone.store(theOnly(conduits), ordering: .sequentiallyConsistent)
    hasSubscribers.store(!conduits.isEmpty, ordering: .releasing)
  }

  /// Makes the current conduits visible to senders. Call this under the lock after adding a
  /// conduit. This needs no synchronization with senders, because nothing is released.
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

  /// Keeps removed conduits alive while any sender is using a lone conduit. Call this under the
  /// lock, and call `reclaim` after unlocking.
  @inline(__always)
  final func retire(_ conduits: some Sequence<ConduitState>) {
    guard hasUsers else { return }
    retired += conduits
    hasRetired.store(true, ordering: .sequentiallyConsistent)
  }

  /// Releases the retired conduits, unless a sender is still using a lone conduit.
  @inline(__always)
  final func reclaim() {
    if hasRetired.load(ordering: .sequentiallyConsistent) { releaseRetired() }
  }

  private func releaseRetired() {
    // Keep references here, so that the conduits are released outside of the lock.
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

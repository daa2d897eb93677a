import Synchronization

/// The part of an audience that lets a sender call its only subscriber without locking the list.
///
/// One subscriber is the usual case, and to lock the list and retain it costs as much as the rest
/// of a delivery. So a sender counts itself as a visitor, and then looks who is there. Whoever takes
/// a conduit out does it the other way round: it hides the conduit, and then looks for visitors.
/// Either the visitor does not see the conduit, or it is seen itself, and the conduit is kept until
/// the last visitor has left. That needs one order of all these steps for all threads, which is
/// what `sequentiallyConsistent` asks for.
class AudienceVisits {
  /// Whether there is anyone to send to, so that a source without listeners takes no lock.
  final let hasSubscribers = Atomic<Bool>(false)

  private let mutex = Lock()
  private let only = Atomic<Unmanaged<ConduitState>?>(nil)
  private let visitors = Atomic<Int>(0)

  // Conduits that were taken out while there were visitors. Guarded by the lock.
  @exclusivity(unchecked)
  private var departed: ContiguousArray<ConduitState> = []
  private let hasDeparted = Atomic<Bool>(false)

  /// Waits until no other thread touches the fields.
  @inline(__always)
  final func lock() { mutex.lock() }

  /// Lets other threads touch the fields.
  @inline(__always)
  final func unlock() { mutex.unlock() }

  /// Begins a visit to the only subscriber, which is kept until the visit ends.
  ///
  /// - Returns: Nil, and there is no visit to end, unless there is exactly one.
  @inline(__always)
  final func beginVisit() -> Unmanaged<ConduitState>? {
    // A look beforehand spares a source with many subscribers the visit.
    guard only.load(ordering: .relaxed) != nil else { return nil }
    visitors.add(1, ordering: .sequentiallyConsistent)
    if let conduit = only.load(ordering: .sequentiallyConsistent) { return conduit }
    endVisit()
    return nil
  }

  /// Ends a visit.
  @inline(__always)
  final func endVisit() {
    let remaining = visitors.subtract(1, ordering: .sequentiallyConsistent).newValue
    if remaining == 0 { sweep() }
  }

  /// Tells senders who is here. Called under the lock, each time the list has changed.
  @inline(__always)
  final func show(_ conduits: ContiguousArray<ConduitState>) {
    let alone = conduits.count == 1 ? Unmanaged.passUnretained(conduits[0]) : nil
    only.store(alone, ordering: .sequentiallyConsistent)
    hasSubscribers.store(!conduits.isEmpty, ordering: .releasing)
  }

  /// Keeps conduits that are no longer shown, if there are visitors. Called under the lock by one
  /// who will sweep outside.
  @inline(__always)
  final func keepForVisitors(_ conduits: some Sequence<ConduitState>) {
    guard visitors.load(ordering: .sequentiallyConsistent) != 0 else { return }
    departed += conduits
    hasDeparted.store(true, ordering: .sequentiallyConsistent)
  }

  /// Releases the conduits that were kept for visitors, if all of those have left.
  final func sweep() {
    guard hasDeparted.load(ordering: .sequentiallyConsistent) else { return }
    // Held here, so that they are released outside the lock.
    var gone: ContiguousArray<ConduitState> = []
    lock()
    if visitors.load(ordering: .sequentiallyConsistent) == 0 {
      swap(&gone, &departed)
      hasDeparted.store(false, ordering: .sequentiallyConsistent)
    }
    unlock()
    withExtendedLifetime(gone) {}
  }
}

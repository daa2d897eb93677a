import Synchronization

/// The part of a conduit that does not depend on what is sent: who is in it, what was asked for,
/// and whether it is closed.
///
/// One thread at a time is inside, any number of times deep, so that a sink is never run
/// concurrently with itself (C12) but may send to itself (C11). Cancelling waits for nobody: it
/// closes the conduit, and whoever is inside lets the subscriber go on the way out.
///
/// It is also the subscription that the subscriber gets: as a type that is known when this is
/// compiled, it need not be looked up for each subscriber.
class ConduitState: Subscription {
  /// The place in the audience's list.
  final var ticket = 0

  /// Whether the newest value is still to be given, for a source that replays. Locked by `enter`.
  @exclusivity(unchecked)
  final var isBehind: Bool

  /// The number of the value that was replayed last. Locked by `enter`.
  @exclusivity(unchecked)
  final var replayed = -1

  // How many values were asked for: `Int.max` is without limit, and below zero is closed.
  private let demand = Atomic<Int>(0)

  private let mutex = Lock()
  private let owner = Atomic<UInt>(0)
  @exclusivity(unchecked)
  private var depth = 0

  private static var closed: Int { -1 }

  init(isBehind: Bool) {
    self.isBehind = isBehind
  }

  /// Whether the subscriber was let go. Locked by `enter`.
  final private(set) var isReleased = false

  /// Lets the subscriber go. Called once, when nobody is inside a closed conduit.
  func release() { fatalError("A conduit overrides release.") }

  /// Asks for more values.
  func request(_ demand: Subscribers.Demand) { fatalError("A conduit overrides request.") }

  /// Closes the conduit, and lets the subscriber go.
  func cancel() { fatalError("A conduit overrides cancel.") }

  /// Waits until no other thread is inside.
  @inline(__always)
  final func enter() {
    let me = currentThreadID()
    if owner.load(ordering: .relaxed) == me {
      depth &+= 1
    } else {
      mutex.lock()
      owner.store(me, ordering: .relaxed)
    }
  }

  /// Leaves what was entered.
  @inline(__always)
  final func leave() {
    guard depth == 0 else {
      depth &-= 1
      return
    }
    owner.store(0, ordering: .relaxed)
    mutex.unlock()
    if demand.load(ordering: .sequentiallyConsistent) == Self.closed { releaseAfterClosing() }
  }

  /// Lets the subscriber go if nobody is inside; otherwise whoever is inside does when leaving.
  final func releaseAfterClosing() {
    let me = currentThreadID()
    guard owner.load(ordering: .relaxed) != me, mutex.tryLock() else { return }
    // Whatever goes with the subscriber may send to this conduit as its last deed.
    owner.store(me, ordering: .relaxed)
    if !isReleased {
      isReleased = true
      release()
    }
    owner.store(0, ordering: .relaxed)
    mutex.unlock()
  }

  /// Adds to what was asked for (C2).
  final func ask(_ more: Subscribers.Demand) {
    var old = demand.load(ordering: .relaxed)
    while old >= 0 {
      let new = (Subscribers.Demand(count: old) + more).count
      let attempt = demand.weakCompareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if attempt.exchanged { return }
      old = attempt.original
    }
  }

  /// Uses up one of the values asked for, if there is one (C2).
  @inline(__always)
  final func takeOne() -> Bool {
    var old = demand.load(ordering: .relaxed)
    while old > 0 {
      if old == .max { return true }
      let attempt = demand.weakCompareExchange(
        expected: old, desired: old - 1, ordering: .acquiringAndReleasing)
      if attempt.exchanged { return true }
      old = attempt.original
    }
    return false
  }

  /// Closes the conduit.
  ///
  /// - Returns: False if it was closed before.
  final func close() -> Bool {
    demand.exchange(Self.closed, ordering: .sequentiallyConsistent) != Self.closed
  }
}

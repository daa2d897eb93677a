import Synchronization

/// The part of a subscriber list that doesn't depend on the type of the values and is therefore
/// cheap to access.
///
/// The list's lock guards its fields, so they need no exclusivity checks. No user code runs while
/// the lock is held.
class ConduitList: ConduitRetirement {
  /// A kind of source, which determines when the source sends values.
  enum Kind {
    /// A subject without a current value.
    case passing

    /// A source with a current value, which new subscribers receive first.
    case replaying

    /// A source that ignores how many values its subscribers request.
    case announcing
  }

  final let kind: Kind

  /// Whether there are any subscribers.
  final let hasSubscribers = Atomic<Bool>(false)

  /// The number of the newest value.
  @exclusivity(unchecked)
  final var stamp = 0

  /// The subscriptions to publishers that feed a subject.
  @exclusivity(unchecked)
  final var upstreams: [any Subscription] = []

  /// Whether a subscriber has requested values from a subject. If so, the subject requests values
  /// from its upstream publishers. Change this value only while you hold the lock.
  final let isUpstreamRequested = Atomic<Bool>(false)

  @exclusivity(unchecked)
  private var conduits: ContiguousArray<ConduitState> = []
  @exclusivity(unchecked)
  private var lastTicket = 0

  // The only conduit, if there is exactly one. The list retains it.
  @exclusivity(unchecked)
  private var lone: Unmanaged<ConduitState>?

  init(_ kind: Kind) {
    self.kind = kind
  }

  deinit {
    for subscription in upstreams { subscription.cancel() }
  }

  /// The name of the publisher in the output of `print()`.
  var publisherName: String {
    switch kind {
    case .passing: "PassthroughSubject"
    case .replaying: "CurrentValueSubject"
    case .announcing: "ObservableObjectPublisher"
    }
  }

  /// Requests all values from the upstream publishers when a subscriber requests values for the
  /// first time.
  @inline(__always)
  final func requestUpstream() {
    if !isUpstreamRequested.load(ordering: .acquiring) { requestUpstreamOnce() }
  }

  private func requestUpstreamOnce() {
    lock()
    let isFirst = !isUpstreamRequested.exchange(true, ordering: .releasing)
    let upstreams = upstreams
    unlock()
    if isFirst { for subscription in upstreams { subscription.request(.unlimited) } }
  }

  /// Returns the current subscribers as the recipients of a value with the given stamp. Call this
  /// method while you hold the lock.
  @inline(__always)
  final func recipients(stamp: Int) -> Recipients { Recipients(conduits: conduits, stamp: stamp) }

  /// Enters the only conduit and returns it, or returns `nil` if there isn't exactly one conduit,
  /// or if another thread is inside it. Call this method while you hold the lock.
  ///
  /// The conduit stays alive until you leave it. Most sources have one subscriber, and retaining
  /// the conduit would cost as much as the rest of a delivery.
  @inline(__always)
  final func enterLoneConduit() -> Unmanaged<ConduitState>? {
    guard let lone, lone._withUnsafeGuaranteedRef({ $0.enterUnlessOccupied() }) else { return nil }
    return lone
  }

  /// Updates the properties that depend on the list of conduits. Call this method while you hold
  /// the lock, after changing that list.
  @inline(__always)
  private final func conduitsChanged() {
    lone = conduits.count == 1 ? Unmanaged.passUnretained(conduits[0]) : nil
    hasSubscribers.store(!conduits.isEmpty, ordering: .releasing)
  }

  /// Adds a conduit. Call this method while you hold the lock.
  final func append(_ conduit: ConduitState) {
    // The list is sorted by ticket.
    lastTicket &+= 1
    conduit.ticket = lastTicket
    conduits.append(conduit)
    conduitsChanged()
  }

  /// Removes all conduits. Call this method while you hold the lock, and retire the conduits after
  /// you release it.
  final func removeAll() -> ContiguousArray<ConduitState> {
    let removed = conduits
    conduits = []
    conduitsChanged()
    return removed
  }

  /// Removes a conduit.
  ///
  /// - Complexity: O(log *n*) to find the conduit, plus one memory move to close the gap.
  final func remove(_ conduit: ConduitState) {
    // Keep a reference here, so that the conduit is released outside of the lock.
    var removed: ConduitState?
    lock()
    // The last to subscribe is often the first to cancel. A conduit is removed only once, so the
    // newest ticket belongs to the last conduit, unless a completion has already removed them all.
    if conduit.ticket == lastTicket, !conduits.isEmpty {
      removed = conduits.removeLast()
      lastTicket &-= 1
      conduitsChanged()
    } else if let index = index(of: conduit) {
      removed = conduits.remove(at: index)
      conduitsChanged()
    }
    unlock()
    retire(conduit)
    withExtendedLifetime(removed) {}
  }

  // The list is sorted by ticket.
  private final func index(of conduit: ConduitState) -> Int? {
    var low = 0
    var high = conduits.count
    while low < high {
      let middle = (low + high) / 2
      if conduits[middle].ticket < conduit.ticket { low = middle + 1 } else { high = middle }
    }
    return low < conduits.count && conduits[low] === conduit ? low : nil
  }
}

/// The subscribers that receive a value, and the number of that value.
struct Recipients {
  let conduits: ContiguousArray<ConduitState>

  /// The number of the value, or `Int.max` if its source doesn't number values.
  let stamp: Int
}

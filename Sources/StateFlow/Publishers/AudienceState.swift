/// The part of an audience that does not depend on what is sent, which makes it cheap to reach.
///
/// Its fields are guarded by its lock, which is why they do without checks of exclusivity. No user
/// code runs under that lock.
class AudienceState: AudienceVisits {
  /// Whether a new subscriber gets the newest value first.
  final let replays: Bool

  /// The number of the newest value.
  @exclusivity(unchecked)
  final var stamp = 0

  /// The sources that feed a subject.
  @exclusivity(unchecked)
  final var upstreams: [any Subscription] = []

  @exclusivity(unchecked)
  private var conduits: ContiguousArray<ConduitState> = []
  @exclusivity(unchecked)
  private var lastTicket = 0

  init(replays: Bool) {
    self.replays = replays
  }

  deinit {
    for subscription in upstreams { subscription.cancel() }
  }

  /// Says who is to get a value that its source does not number, or numbers so.
  @inline(__always)
  final func turn(stamp: Int) -> AudienceTurn {
    lock()
    defer { unlock() }
    return AudienceTurn(conduits: conduits, stamp: stamp)
  }

  /// Numbers a value and says who is to get it. Called under the lock.
  @inline(__always)
  final func nextTurn() -> AudienceTurn {
    stamp &+= 1
    return AudienceTurn(conduits: conduits, stamp: stamp)
  }

  /// Adds a conduit. Called under the lock.
  final func append(_ conduit: ConduitState) {
    // The list is sorted by ticket.
    lastTicket &+= 1
    conduit.ticket = lastTicket
    conduits.append(conduit)
    show(conduits)
  }

  /// Takes out all conduits. Called under the lock by one who will sweep outside.
  final func removeAll() -> ContiguousArray<ConduitState> {
    let everyone = conduits
    conduits = []
    show(conduits)
    keepForVisitors(everyone)
    return everyone
  }

  /// Lets a subscriber go.
  ///
  /// - Complexity: O(log *n*) to find it; the list closes up with one move of memory.
  final func dismiss(_ conduit: ConduitState) {
    lock()
    // Held here, so that it is released outside the lock.
    var gone: ConduitState?
    var low = 0
    var high = conduits.count
    while low < high {
      let middle = (low + high) / 2
      if conduits[middle].ticket < conduit.ticket { low = middle + 1 } else { high = middle }
    }
    if low < conduits.count, conduits[low] === conduit {
      gone = conduits.remove(at: low)
      show(conduits)
      keepForVisitors(CollectionOfOne(conduit))
    }
    unlock()
    withExtendedLifetime(gone) {}
    sweep()
  }
}

/// One delivery: who is to get the value, and its number.
struct AudienceTurn {
  let conduits: ContiguousArray<ConduitState>

  /// The number of the value, or `Int.max` if its source does not count.
  let stamp: Int
}

import Synchronization

/// The subscribers of one source, in the order in which they came (C16).
///
/// Delivery walks a snapshot of the list, so that a sink may subscribe, cancel and send as it
/// likes: a subscriber that comes during a delivery is served from the next one on, and one that
/// leaves is asked no more (C10), because its conduit is closed. A source that nobody listens to
/// pays one atomic load.
///
/// The fields of this class are guarded by its lock, but for the atomic ones. No user code ever
/// runs under that lock.
class Audience<Output, Failure: Error>: AudienceState {
  private var conduits: ContiguousArray<Conduit<Output, Failure>> = []
  private var completion: Ending?

  // In an object, so that its size does not depend on `Failure` and the offsets of all fields
  // are known to the compiler.
  private final class Ending {
    let completion: Subscribers.Completion<Failure>
    init(_ completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// One delivery: who is to get the value, and its number.
  struct Turn {
    let conduits: ContiguousArray<Conduit<Output, Failure>>
    let stamp: Int
  }

  override init(replays: Bool = false) {
    super.init(replays: replays)
  }

  /// The value that a new subscriber is to get first, and its number.
  ///
  /// A source that replays overrides this.
  func newest() -> (value: Output, stamp: Int)? { nil }

  /// Whether a completion was sent. Called under the lock.
  final var isFinished: Bool { completion != nil }

  /// Numbers a value and says who is to get it. Called under the lock.
  final func nextTurn() -> Turn {
    stamp &+= 1
    return Turn(conduits: conduits, stamp: stamp)
  }

  /// Hands a value to all who are here now.
  final func deliver(_ value: Output) {
    guard hasSubscribers.load(ordering: .acquiring) else { return }
    let conduits = locked { self.conduits }
    for conduit in conduits { conduit.offer(value, stamp: .max) }
  }

  /// Hands a value to all who were here when the turn began.
  final func deliver(_ value: Output, in turn: Turn) {
    for conduit in turn.conduits { conduit.offer(value, stamp: turn.stamp) }
  }

  /// Tells everyone, and everyone who comes later, that this is the end (C4, C5).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    let everyone: ContiguousArray<Conduit<Output, Failure>> = locked {
      guard self.completion == nil else { return [] }
      self.completion = Ending(completion)
      hasSubscribers.store(false, ordering: .releasing)
      defer { conduits = [] }
      return conduits
    }
    for conduit in everyone { conduit.finish(completion) }
  }

  /// Takes in a subscriber.
  final func admit<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = SubscriberConduit(from: self, to: downstream)
    // What others send meanwhile has to wait until the subscriber has its subscription.
    conduit.enter()
    defer { conduit.leave() }
    let ending: Ending? = locked {
      guard completion == nil else { return completion }
      lastTicket &+= 1
      conduit.ticket = lastTicket
      conduits.append(conduit)
      hasSubscribers.store(true, ordering: .releasing)
      return nil
    }
    if let ending {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: ending.completion)
    } else {
      downstream.receive(subscription: conduit)
    }
  }

  /// Lets a subscriber go.
  ///
  /// - Complexity: O(log *n*) to find it; the list closes up with one move of memory.
  final func dismiss(_ conduit: Conduit<Output, Failure>) {
    // Returned, so that it is released outside the lock.
    _ = locked { () -> Conduit<Output, Failure>? in
      var low = 0
      var high = conduits.count
      while low < high {
        let middle = (low + high) / 2
        if conduits[middle].ticket < conduit.ticket { low = middle + 1 } else { high = middle }
      }
      guard low < conduits.count, conduits[low] === conduit else { return nil }
      let gone = conduits.remove(at: low)
      if conduits.isEmpty { hasSubscribers.store(false, ordering: .releasing) }
      return gone
    }
  }

  /// Follows a source that feeds a subject.
  final func follow(_ subscription: any Subscription) {
    let isOpen = locked {
      if completion == nil { upstreams.append(subscription) }
      return completion == nil
    }
    if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
  }
}

/// The part of an audience that does not depend on what is sent, which makes it cheap to reach.
class AudienceState {
  /// Whether there is anyone to send to. A hint that spares the lock; true wins.
  final let hasSubscribers = Atomic<Bool>(false)

  /// Whether a new subscriber gets the newest value first.
  final let replays: Bool

  /// The number of the newest value.
  final var stamp = 0

  /// The number of the newest subscriber. The list is sorted by it.
  final var lastTicket = 0

  /// The sources that feed a subject.
  final var upstreams: [any Subscription] = []

  private let mutex = Mutex<Void>(())

  init(replays: Bool) {
    self.replays = replays
  }

  deinit {
    for subscription in upstreams { subscription.cancel() }
  }

  /// Runs the body while no other thread touches the fields.
  @inline(__always)
  final func locked<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// The subscribers of one source, in the order in which they came (C16).
///
/// Delivery walks a snapshot of the list, so that a sink may subscribe, cancel and send as it
/// likes: a subscriber that comes during a delivery is served from the next one on, and one that
/// leaves is asked no more (C10), because its conduit is closed. A source that nobody listens to
/// pays one atomic load.
class Audience<Output, Failure: Error>: AudienceState {
  private var completion: Ending?

  // In an object, so that its size does not depend on `Failure` and the offsets of all fields
  // are known to the compiler.
  private final class Ending {
    let completion: Subscribers.Completion<Failure>
    init(_ completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  override init(replays: Bool = false) {
    super.init(replays: replays)
  }

  /// Passes the newest value to a subscriber that is behind.
  ///
  /// A source that replays overrides this.
  func replay(to conduit: Conduit<Output, Failure>) {}

  /// Whether a completion was sent. Called under the lock.
  final var isFinished: Bool { completion != nil }

  /// Hands a value to all who are here now.
  final func deliver(_ value: Output) {
    guard hasSubscribers.load(ordering: .acquiring) else { return }
    if let only = beginVisit() {
      only._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Conduit<Output, Failure>.self).offer(value, stamp: .max)
      }
      endVisit()
    } else {
      deliver(value, in: turn(stamp: .max))
    }
  }

  /// Hands a value to all who were here when the turn began.
  final func deliver(_ value: Output, in turn: AudienceTurn) {
    // The turn keeps the conduits alive, so none of them has to be retained on its own.
    turn.conduits.withUnsafeBufferPointer { conduits in
      for index in conduits.indices {
        Unmanaged.passUnretained(conduits[index])._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: Conduit<Output, Failure>.self).offer(value, stamp: turn.stamp)
        }
      }
    }
  }

  /// Tells everyone, and everyone who comes later, that this is the end (C4, C5).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    lock()
    guard self.completion == nil else { return unlock() }
    self.completion = Ending(completion)
    let everyone = removeAll()
    unlock()
    for conduit in everyone {
      unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).finish(completion)
    }
    sweep()
  }

  /// Takes in a subscriber.
  final func admit<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = conduit(to: downstream)
    // What others send meanwhile has to wait until the subscriber has its subscription.
    conduit.enter()
    defer { conduit.leave() }
    lock()
    let ending = completion
    if ending == nil { append(conduit) }
    unlock()
    if let ending {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: ending.completion)
    } else {
      downstream.receive(subscription: conduit as ConduitState)
    }
  }

  private func conduit<Downstream: Subscriber>(to downstream: Downstream) -> Conduit<
    Output, Failure
  >
  where Downstream.Input == Output, Downstream.Failure == Failure {
    guard Downstream.self == Subscribers.Sink<Output, Failure>.self else {
      return SubscriberConduit(from: self, to: downstream)
    }
    // A checked cast would find out once more, slowly, that the types are the same.
    let sink = unsafeBitCast(downstream, to: Unmanaged<Subscribers.Sink<Output, Failure>>.self)
    return SinkConduit(from: self, to: sink.takeUnretainedValue())
  }

  /// Follows a source that feeds a subject.
  final func follow(_ subscription: any Subscription) {
    lock()
    let isOpen = completion == nil
    if isOpen { upstreams.append(subscription) }
    unlock()
    if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
  }
}

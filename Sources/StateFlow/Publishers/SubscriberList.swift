/// The subscribers of one source, in the order in which they subscribed (C16).
///
/// A value goes to a snapshot of the list, so a sink can subscribe, cancel and send as it likes.
/// A subscriber that is added during a delivery receives values from the next one on; a subscriber
/// that cancels receives nothing more (C10), because its conduit is closed. Sending to an empty list
/// costs one atomic load.
class SubscriberList<Output, Failure: Error>: ConduitList {
  private var completion: CompletionBox?

  // In an object, so that the offsets of all fields are known at compile time, whatever the size of
  // `Failure`.
  private final class CompletionBox {
    let completion: Subscribers.Completion<Failure>
    init(_ completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// Passes the newest value to a subscriber that is behind. Overridden by sources that replay.
  func replay(to conduit: Conduit<Output, Failure>) {}

  /// Whether a completion was sent. Called under the lock.
  final var isFinished: Bool { completion != nil }

  /// Sends a value to all current subscribers.
  final func send(_ value: Output) {
    guard hasSubscribers.load(ordering: .acquiring) else { return }
    if let lone = beginUsingLoneConduit() {
      lone._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Conduit<Output, Failure>.self).offer(value, stamp: .max)
      }
      endUsingLoneConduit()
    } else {
      send(value, to: snapshot(stamp: .max))
    }
  }

  /// Sends a value to the subscribers in a snapshot.
  final func send(_ value: Output, to recipients: Recipients) {
    // The snapshot keeps the conduits alive, so none of them is retained during its call.
    recipients.conduits.withUnsafeBufferPointer { conduits in
      for index in conduits.indices {
        Unmanaged.passUnretained(conduits[index])._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: Conduit<Output, Failure>.self)
            .offer(value, stamp: recipients.stamp)
        }
      }
    }
  }

  /// Completes all current subscribers, and every later one (C4, C5).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    lock()
    guard self.completion == nil else { return unlock() }
    self.completion = CompletionBox(completion)
    let conduits = removeAll()
    unlock()
    for conduit in conduits {
      unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).finish(completion)
    }
    reclaim()
  }

  /// Adds a subscriber.
  final func add<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = conduit(to: downstream)
    // Values that others send in the meantime wait until the subscriber has its subscription.
    conduit.enter()
    defer { conduit.leave() }
    lock()
    let ended = completion
    if ended == nil { append(conduit) }
    unlock()
    if let ended {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: ended.completion)
    } else {
      downstream.receive(subscription: conduit as ConduitState)
    }
  }

  private func conduit<Downstream: Subscriber>(
    to downstream: Downstream
  ) -> Conduit<Output, Failure>
  where Downstream.Input == Output, Downstream.Failure == Failure {
    guard Downstream.self == Subscribers.Sink<Output, Failure>.self else {
      return SubscriberConduit(from: self, to: downstream)
    }
    // The types are the same; a checked cast would find that out again, slowly.
    let sink = unsafeBitCast(downstream, to: Unmanaged<Subscribers.Sink<Output, Failure>>.self)
    return SinkConduit(from: self, to: sink.takeUnretainedValue())
  }

  /// Keeps the subscription to a publisher that feeds a subject, and requests its values: at once,
  /// or as soon as a subscriber of a subject without a value requests some.
  final func addUpstream(_ subscription: any Subscription) {
    lock()
    let isOpen = completion == nil
    let isRequested = kind != .passing || isUpstreamRequested.load(ordering: .relaxed)
    if isOpen { upstreams.append(subscription) }
    unlock()
    if !isOpen {
      subscription.cancel()
    } else if isRequested {
      subscription.request(.unlimited)
    }
  }
}

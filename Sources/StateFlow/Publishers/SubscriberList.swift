import Synchronization

/// The subscribers to one source, in the order in which they subscribed (C16).
///
/// A value is sent to a snapshot of the list, so a sink can freely subscribe, cancel, and send. A
/// subscriber that is added during a delivery receives only later values. A subscriber that cancels
/// doesn't receive anything else (C10), because its conduit is closed. Sending to an empty list
/// costs one atomic load.
class SubscriberList<Output, Failure: Error>: ConduitList {
  private var completion: CompletionBox?

  // The class of the last conduit that was created, as a number, or zero before the first.
  private let lastConduitType = Atomic<UInt>(0)

  // The completion is in an object, so that the offsets of all fields are known at compile time,
  // regardless of the size of `Failure`.
  private final class CompletionBox {
    let completion: Subscribers.Completion<Failure>
    init(_ completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// Passes the newest value to a subscriber that is behind. Sources that replay override this
  /// method.
  func replay(to conduit: Conduit<Output, Failure>) {}

  /// Whether a completion has been sent. Read this while you hold the lock.
  final var isFinished: Bool { completion != nil }

  /// Sends a value to all current subscribers.
  final func send(_ value: Output) {
    guard hasSubscribers.load(ordering: .acquiring) else { return }
    lock()
    unlockAndSend(value, stamp: .max)
  }

  /// Numbers a new value, releases the list's lock, and sends the value to all current subscribers.
  /// Call this method while you hold the lock.
  @inline(__always)
  final func unlockAndSend(_ value: Output) {
    stamp &+= 1
    unlockAndSend(value, stamp: stamp)
  }

  /// Releases the list's lock and sends a value to all current subscribers. Call this method while
  /// you hold the lock.
  @inline(__always)
  private final func unlockAndSend(_ value: Output, stamp: Int) {
    if let lone = enterLoneConduit() {
      unlock()
      lone._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Conduit<Output, Failure>.self).offerInside(value, stamp: stamp)
      }
      lone._withUnsafeGuaranteedRef { $0.leaveWithoutReleasing() }
      reclaim()
    } else {
      let recipients = recipients(stamp: stamp)
      unlock()
      send(value, to: recipients)
    }
  }

  /// Sends a value to the subscribers in a snapshot.
  private func send(_ value: Output, to recipients: Recipients) {
    // The snapshot keeps the conduits alive, so they don't have to be retained during a call.
    recipients.conduits.withUnsafeBufferPointer { conduits in
      for index in conduits.indices {
        Unmanaged.passUnretained(conduits[index])._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: Conduit<Output, Failure>.self)
            .offer(value, stamp: recipients.stamp)
        }
      }
    }
    reclaim()
  }

  /// Sends a completion to all current and future subscribers (C4, C5).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    lock()
    guard self.completion == nil else { return unlock() }
    self.completion = CompletionBox(completion)
    let conduits = removeAll()
    unlock()
    for conduit in conduits {
      unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).finish(completion)
      retire(conduit)
    }
  }

  /// Adds a subscriber.
  final func add<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit: ConduitState = conduit(to: downstream)
    // Values that other threads send in the meantime wait until the subscriber has its
    // subscription.
    conduit.enter()
    lock()
    if let ended = completion {
      unlock()
      conduit.leave()
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: ended.completion)
      return
    }
    append(conduit)
    unlock()
    // The subscription takes over the reference to the conduit, which saves a copy. It keeps the
    // conduit alive until the end.
    let entered = Unmanaged.passUnretained(conduit)
    let subscription: any Subscription = consume conduit
    downstream.receive(subscription: subscription)
    entered._withUnsafeGuaranteedRef { $0.leave() }
    withExtendedLifetime(subscription) {}
    reclaim()
  }

  private func conduit<Downstream: Subscriber>(
    to downstream: Downstream
  ) -> Conduit<Output, Failure>
  where Downstream.Input == Output, Downstream.Failure == Failure {
    // Looking up a generic class at run time costs as much as creating an object, and most lists
    // have only one type of subscriber.
    let last = lastConduitType.load(ordering: .acquiring)
    if last != 0 {
      let type = unsafeBitCast(last, to: Conduit<Output, Failure>.Type.self)
      if type.subscriberType == Downstream.self { return type.init(from: self, to: downstream) }
    }
    let type = unsafeBitCast(Downstream._conduitType, to: Conduit<Output, Failure>.Type.self)
    lastConduitType.store(unsafeBitCast(type, to: UInt.self), ordering: .releasing)
    return type.init(from: self, to: downstream)
  }

  /// Stores the subscription to a publisher that feeds a subject, and requests the publisher's
  /// values. If the subject has no current value, the request is postponed until one of the
  /// subject's subscribers requests values.
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

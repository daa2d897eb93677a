/// The subscription to an operator that itself decides which values to send and when.
///
/// Like a conduit, it lets one thread in at a time (C12) and never sends beyond the demand (C2).
/// After it's closed, it no longer sends anything (C4, C10), and releases its subscriber.
class OperatorSubscription<Downstream: Subscriber>: ConduitState {
  // This owns the subscriber, and is `nil` after the subscriber is released.
  @exclusivity(unchecked)
  private var box: Unmanaged<SubscriberBox<Downstream>>?

  init(to downstream: Downstream) {
    box = .passRetained(SubscriberBox(downstream))
    super.init(isBehind: false)
  }

  deinit { box?.release() }

  /// Responds to new demand. This method is called between `enter()` and `leave()`.
  func requested() {}

  /// Responds to the end of the subscription through completion or cancellation. This method is
  /// called once.
  func closed() {}

  /// Passes the subscription to the subscriber and then runs `start` while no other thread is
  /// inside the subscription.
  final func open(_ start: () -> Void) {
    enter()
    box?._withUnsafeGuaranteedRef { $0.subscriber.receive(subscription: self as ConduitState) }
    start()
    leave()
  }

  /// Passes a value to the subscriber after `takeOne` has accounted for it. Call this method
  /// between `enter()` and `leave()`.
  final func pass(_ value: Downstream.Input) {
    let more = deliver(value)
    guard more != .none else { return }
    ask(more)
    requested()
  }

  /// Passes a value to the subscriber. Call this method between `enter()` and `leave()`.
  ///
  /// - Returns: The subscriber's additional demand.
  final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    box?._withUnsafeGuaranteedRef { $0.subscriber.receive(value) } ?? .none
  }

  /// Passes the completion to the subscriber if the subscriber is still subscribed.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    enter()
    if close() {
      box?._withUnsafeGuaranteedRef { $0.subscriber.receive(completion: completion) }
      closed()
    }
    leave()
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    ask(demand)
    enter()
    requested()
    leave()
  }

  final override func cancel() {
    guard close() else { return }
    closed()
    // If a thread is inside, it releases the subscriber when it leaves.
    releaseIfVacant()
  }

  final override func release() {
    let released = box
    box = nil
    released?.release()
  }
}

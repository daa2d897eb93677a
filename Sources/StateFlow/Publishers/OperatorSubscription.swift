/// The subscription of an operator that decides itself which values it sends, and when.
///
/// Like a conduit, it lets one thread in at a time (C12) and never sends beyond the demand (C2).
/// Once it is closed, it sends nothing more (C4, C10) and releases its subscriber.
class OperatorSubscription<Downstream: Subscriber>: ConduitState {
  // Owned, and nil once it is released.
  @exclusivity(unchecked)
  private var box: Unmanaged<SubscriberBox<Downstream>>?

  init(to downstream: Downstream) {
    box = .passRetained(SubscriberBox(downstream))
    super.init(isBehind: false)
  }

  deinit { box?.release() }

  /// Responds to new demand. Called inside the subscription.
  func requested() {}

  /// Responds to the end of the subscription, by completion or cancellation. Called once.
  func closed() {}

  /// Passes the subscription to the subscriber, then runs `start`, with no other thread inside.
  final func open(_ start: () -> Void) {
    enter()
    box?._withUnsafeGuaranteedRef { $0.subscriber.receive(subscription: self as ConduitState) }
    start()
    leave()
  }

  /// Passes a value to the subscriber, after `takeOne` has accounted for it. Called inside the
  /// subscription.
  final func pass(_ value: Downstream.Input) {
    let more = deliver(value)
    guard more != .none else { return }
    ask(more)
    requested()
  }

  /// Passes a value to the subscriber. Called inside the subscription.
  ///
  /// - Returns: The additional demand of the subscriber.
  final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    box?._withUnsafeGuaranteedRef { $0.subscriber.receive(value) } ?? .none
  }

  /// Passes the completion to the subscriber if it is still subscribed.
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
    releaseAfterClosing()
  }

  final override func release() {
    let released = box
    box = nil
    released?.release()
  }
}

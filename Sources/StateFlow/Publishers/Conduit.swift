/// The subscription that a list of subscribers passes to one of its subscribers.
///
/// This class decides which values the subscriber receives. Its subclasses pass these values to the
/// subscriber.
class Conduit<Output, Failure: Error>: ConduitState {
  private let source: SubscriberList<Output, Failure>

  /// Creates a conduit to a subscriber. The subscriber's type has to be `subscriberType`.
  ///
  /// The parameters are `__shared`, because copying them would account for much of this
  /// initializer's cost.
  required init<S>(
    from source: __shared SubscriberList<Output, Failure>, to subscriber: __shared S
  ) {
    self.source = source
    super.init(isBehind: source.kind == .replaying)
  }

  final override var description: String { source.publisherName }

  /// The type of subscribers that conduits of this class serve.
  class var subscriberType: Any.Type { fatalError("A conduit must override subscriberType.") }

  /// Passes a requested value to the subscriber. Call this method between `enter()` and `leave()`.
  func pass(_ value: Output) { fatalError("A conduit must override pass.") }

  /// Passes the completion to the subscriber. Call this method between `enter()` and `leave()`.
  func end(_ completion: Subscribers.Completion<Failure>) {
    fatalError("A conduit must override end.")
  }

  /// Passes a value to the subscriber if the subscriber is still subscribed and has requested one.
  ///
  /// - Parameter stamp: The number of the value, or `Int.max` if its source doesn't number values.
  final func offer(_ value: Output, stamp: Int) {
    enter()
    offerInside(value, stamp: stamp)
    leave()
  }

  /// Does the same as `offer`. Call this method between `enter()` and `leave()`.
  @inline(__always)
  final func offerInside(_ value: Output, stamp: Int) {
    // A replay may have already passed this value or a newer one.
    guard stamp > replayed else { return }
    if takeOne() {
      isBehind = false
      pass(value)
      if isBehind { catchUp() }
    } else {
      isBehind = source.kind == .replaying
    }
  }

  /// Passes the completion to the subscriber if the subscriber is still subscribed.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    enter()
    if close() { end(completion) }
    leave()
  }

  final override func request(_ demand: Subscribers.Demand) {
    switch source.kind {
    case .announcing:
      ask(.unlimited)
    case .passing:
      demand.assertPositive()
      ask(demand)
      source.requestUpstream()
    case .replaying:
      demand.assertPositive()
      ask(demand)
      enter()
      catchUp()
      leave()
      source.reclaim()
    }
  }

  final override func cancel() {
    if close() { source.remove(self) }
  }

  /// Passes the newest value to a subscriber that was late to request it.
  private func catchUp() {
    while isBehind, takeOne() {
      isBehind = false
      source.replay(to: self)
    }
  }
}

/// What an audience knows of one subscriber.
class Conduit<Output, Failure: Error>: ConduitState {
  /// Gives the subscriber a value, if it has asked for one and is still there.
  ///
  /// - Parameter stamp: The number of the value, or `Int.max` if its source does not count.
  func offer(_ value: Output, stamp: Int) { fatalError("A conduit overrides offer.") }

  /// Tells the subscriber that this is the end, if it is still there.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("A conduit overrides finish.")
  }
}

/// The subscription that an audience gives to a subscriber.
final class SubscriberConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>, Subscription
{
  // Kept after the end, too: both are then free of cycles, and a source that was asked for is there.
  private let source: Audience<Downstream.Input, Downstream.Failure>

  /// The subscriber, until the end. Guarded by `enter` and `leave`.
  private var downstream: Downstream?

  init(from source: Audience<Downstream.Input, Downstream.Failure>, to downstream: Downstream) {
    self.source = source
    self.downstream = downstream
    super.init(isBehind: source.replays)
  }

  override func offer(_ value: Downstream.Input, stamp: Int) {
    enter()
    defer { leave() }
    // A replay has already given the newest value to a subscriber that came in between.
    guard stamp > replayed else { return }
    guard takeOne() else {
      isBehind = source.replays
      return
    }
    isBehind = false
    pass(value)
    catchUp()
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    enter()
    defer { leave() }
    guard close() else { return }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    ask(demand)
    guard source.replays else { return }
    enter()
    defer { leave() }
    catchUp()
  }

  func cancel() {
    guard close() else { return }
    source.dismiss(self)
    releaseAfterClosing()
  }

  private func pass(_ value: Downstream.Input) {
    guard let more = downstream?.receive(value), more != .none else { return }
    ask(more)
  }

  /// Gives the newest value to a subscriber that asked for it late.
  private func catchUp() {
    while isBehind, takeOne() {
      isBehind = false
      guard let (value, stamp) = source.newest() else { return }
      replayed = stamp
      pass(value)
    }
  }

  override func release() {
    downstream = nil
  }
}

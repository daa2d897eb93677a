/// What an audience knows of one subscriber.
class Conduit<Output, Failure: Error>: ConduitState {
  /// Gives the subscriber a value, if it has asked for one and is still there.
  ///
  /// - Parameter stamp: The number of the value, or `Int.max` if its source does not count.
  func offer(_ value: Output, stamp: Int) { fatalError("A conduit overrides offer.") }

  /// Gives the subscriber a value that it has asked for. Called by one who is inside.
  func pass(_ value: Output) { fatalError("A conduit overrides pass.") }

  /// Tells the subscriber that this is the end, if it is still there.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("A conduit overrides finish.")
  }
}

/// The subscription that an audience gives to a subscriber.
final class SubscriberConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>, Subscription
{
  private let source: Audience<Downstream.Input, Downstream.Failure>

  // The subscriber, until it is let go. Locked by `enter` and `leave`, so it need not be retained
  // while it is called; and not an optional, because one of a type that is known only at run time
  // costs more than the delivery.
  private let seat: Unmanaged<Seat<Downstream>>

  init(from source: Audience<Downstream.Input, Downstream.Failure>, to downstream: Downstream) {
    self.source = source
    seat = .passRetained(Seat(downstream))
    super.init(isBehind: source.replays)
  }

  deinit {
    if !isReleased { seat.release() }
  }

  override func offer(_ value: Downstream.Input, stamp: Int) {
    enter()
    // A replay has already given the newest value to a subscriber that came in between.
    if stamp > replayed {
      if takeOne() {
        isBehind = false
        pass(value)
        if isBehind { catchUp() }
      } else {
        isBehind = source.replays
      }
    }
    leave()
  }

  override func pass(_ value: Downstream.Input) {
    let more = seat._withUnsafeGuaranteedRef { $0.subscriber.receive(value) }
    if more != .none { ask(more) }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    enter()
    if close() {
      seat._withUnsafeGuaranteedRef { $0.subscriber.receive(completion: completion) }
    }
    leave()
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    ask(demand)
    guard source.replays else { return }
    enter()
    catchUp()
    leave()
  }

  func cancel() {
    guard close() else { return }
    source.dismiss(self)
    releaseAfterClosing()
  }

  /// Gives the newest value to a subscriber that asked for it late.
  private func catchUp() {
    while isBehind, takeOne() {
      isBehind = false
      source.replay(to: self)
    }
  }

  override func release() {
    seat.release()
  }
}

/// Where a conduit keeps its subscriber.
final class Seat<Downstream: Subscriber> {
  let subscriber: Downstream
  init(_ subscriber: Downstream) { self.subscriber = subscriber }
}

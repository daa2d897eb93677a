/// The subscription that an operator gives to its subscriber when it decides itself what is sent
/// and when.
///
/// Like a conduit it lets one thread in at a time (C12), never sends beyond demand (C2), sends
/// nothing once it is closed (C4, C10), and then lets the subscriber go.
class OperatorSubscription<Downstream: Subscriber>: ConduitState {
  private let seat: Unmanaged<Seat<Downstream>>

  init(to downstream: Downstream) {
    seat = .passRetained(Seat(downstream))
    super.init(isBehind: false)
  }

  deinit {
    if !isReleased { seat.release() }
  }

  /// Called inside, after more was asked for.
  func requested() {}

  /// Called once, when the subscriber cancels or was told the end.
  func closed() {}

  /// Gives the subscriber its subscription, and then does the rest with no other thread inside.
  final func open(_ rest: () -> Void) {
    enter()
    seat._withUnsafeGuaranteedRef { $0.subscriber.receive(subscription: self as ConduitState) }
    rest()
    leave()
  }

  /// Gives the subscriber a value that was accounted for with `takeOne`. Called inside.
  final func pass(_ value: Downstream.Input) {
    let more = seat._withUnsafeGuaranteedRef { $0.subscriber.receive(value) }
    guard more != .none else { return }
    ask(more)
    requested()
  }

  /// Tells the subscriber that this is the end, if it is still there.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    enter()
    if close() {
      seat._withUnsafeGuaranteedRef { $0.subscriber.receive(completion: completion) }
      closed()
    }
    leave()
  }

  final override func request(_ demand: Subscribers.Demand) {
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

  override func release() {
    seat.release()
  }
}

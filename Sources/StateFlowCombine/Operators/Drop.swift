extension Publishers {
  /// A publisher that drops the first `count` values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are dropped.
    public let upstream: Upstream

    /// The number of values to drop.
    public let count: Int

    /// Creates a publisher that drops the first `count` values from `upstream`.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber. Don't call this method directly. Call `subscribe(_:)`.
    ///
    /// - Precondition: ``count`` isn't negative.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let conduit = DropConduit(to: subscriber, count: count)
      subscriber.receive(subscription: conduit)
      if !conduit.isCancelledEarly { upstream.subscribe(conduit) }
    }
  }
}

extension Publisher {
  /// Drops the first `count` values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

/// An operator whose subscriber receives a subscription before the operator has its own
/// subscription to the source. Until then, the operator collects the demand. It then requests the
/// collected demand plus the number of values to drop.
private final class DropConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  // `nil` once there is a subscription.
  private let collected = Locked<Subscribers.Demand?>(Subscribers.Demand.none)

  // The source calls this object on only one thread at a time (C12).
  private var remaining: Int

  /// Whether the subscriber canceled before there was a subscription to the source.
  private(set) var isCancelledEarly = false

  init(to downstream: Downstream, count: Int) {
    remaining = count
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    precondition(
      remaining >= 0, "dropFirst(_:) can't drop a negative number of values: \(remaining).")
    let demand = (collected.exchange(for: nil) ?? .none) + remaining
    if demand != .none { subscription.request(demand) }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard remaining == 0 else {
      remaining -= 1
      return .none
    }
    return downstream.receive(input)
  }

  /// Passes on the completion. As in Combine, the operator then accepts one more subscription.
  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    collected.exchange(for: Subscribers.Demand.none)
    reopen()
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    let isCollected = collected.withLock { collected in
      guard let sum = collected else { return false }
      collected = sum + demand
      return true
    }
    if !isCollected { super.request(demand) }
  }

  override func cancel() {
    if isAwaiting { isCancelledEarly = true }
    super.cancel()
  }
}

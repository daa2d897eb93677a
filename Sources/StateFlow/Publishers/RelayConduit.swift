/// A running operator whose values come from one source after another.
///
/// Like a conduit, it lets one thread in at a time (C12), never sends beyond the demand (C2), and
/// doesn't send anything after it has completed or been canceled (C4, C10).
class RelayConduit<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  final let downstream: Downstream
  final let relay = DemandRelay()

  // This lock is held during a delivery.
  private let delivery = RecursiveLock()

  // This is set while there is at most one source.
  private var isOpen = false

  init(to downstream: Downstream) {
    self.downstream = downstream
  }

  final var description: String { operatorName(of: self) }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    relay.request(demand)
  }

  func cancel() { relay.close() }

  /// Passes the subscription to the subscriber. This method is called automatically after the first
  /// source has sent a subscription.
  final func open() {
    guard !isOpen else { return }
    isOpen = true
    downstream.receive(subscription: self)
  }

  /// Subscribes to the next source.
  ///
  /// - Parameters:
  ///   - source: The source, which replaces the current one.
  ///   - receiveCompletion: The closure to call with the source's completion, unless the source has
  ///     been replaced.
  final func follow<Source: Publisher>(
    _ source: Source,
    receiveCompletion: @escaping (Subscribers.Completion<Source.Failure>) -> Void
  ) where Source.Output == Downstream.Input {
    guard let number = relay.next() else { return }
    source.subscribe(
      AnySubscriber<Source.Output, Source.Failure>(
        receiveSubscription: { subscription in
          self.open()
          self.relay.accept(subscription, from: number)
        },
        receiveValue: { self.pass($0, from: number) },
        receiveCompletion: { if self.relay.end(number) { receiveCompletion($0) } }))
  }

  private func pass(_ value: Downstream.Input, from source: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    guard relay.takeOne(from: source) else { return .none }
    return relay.add(downstream.receive(value), from: source)
  }

  /// Passes the completion to the subscriber if the subscriber is still subscribed.
  ///
  /// - Parameters:
  ///   - value: A value to pass first.
  ///   - ifIdle: Whether to pass the value and the completion only if all sources have completed.
  final func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, after value: Downstream.Input? = nil,
    ifIdle: Bool = false
  ) {
    guard relay.close(ifIdle: ifIdle) else { return }
    delivery.lock()
    if let value { _ = downstream.receive(value) }
    downstream.receive(completion: completion)
    delivery.unlock()
  }
}

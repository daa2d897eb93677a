extension Publishers {
  /// A publisher that turns each value into a publisher and sends the values of all these
  /// publishers.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose values are turned into publishers.
    public let upstream: Upstream

    /// The maximum number of publishers to subscribe to at a time.
    public let maxPublishers: Subscribers.Demand

    /// The closure that turns a value into a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that turns each value from `upstream` into a publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let conduit = FlatMapConduit<NewPublisher, Upstream>(
        to: subscriber, maxPublishers: maxPublishers, transform: transform)
      conduit.open()
      upstream.subscribe(conduit)
    }
  }
}

extension Publisher {
  /// Turns each value into a publisher and sends the values of all these publishers as they arrive.
  ///
  /// The result stays subscribed to each publisher until that publisher finishes. If you need only
  /// the newest publisher, use `map` and `switchToLatest()` instead.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers to subscribe to at a time.
  ///   - transform: The closure that turns a value into a publisher.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that never fails, and sends the values of all these
  /// publishers.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher that can fail, and sends the values of all these publishers.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Turns each value into a publisher and sends the values of all these publishers. None of the
  /// publishers can fail.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

/// A subscription that sends the values of several inner publishers to one subscriber.
///
/// If the subscriber requests all values, each inner subscription does the same. Otherwise, each
/// inner subscription requests one value at a time, and that value waits until the subscriber
/// requests it.
private final class FlatMapConduit<NewPublisher: Publisher, Upstream: Publisher>:
  Conduit<NewPublisher.Output, Upstream.Failure>, Subscriber
where NewPublisher.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let maxPublishers: Subscribers.Demand
  private let transform: (Upstream.Output) -> NewPublisher
  private let outer = SubscriptionHolder()
  private let inners = Locked<[SubscriptionHolder]>([])

  // Accessed only exclusively.
  private let waiting = Queue<(value: NewPublisher.Output, inner: SubscriptionHolder)>()
  private var isOuterDone = false

  // The inner subscriptions whose waiting value has been sent. Each of them requests another value
  // outside of the lock, because the publisher may be waiting for the lock.
  private let served = Locked<[SubscriptionHolder]>([])

  init<S>(
    to subscriber: S, maxPublishers: Subscribers.Demand,
    transform: @escaping (Upstream.Output) -> NewPublisher
  ) where S: Subscriber, S.Input == NewPublisher.Output, S.Failure == Failure {
    self.maxPublishers = maxPublishers
    self.transform = transform
    super.init(to: subscriber)
  }

  // The outer publisher

  func receive(subscription: any Subscription) {
    if outer.accept(subscription) { subscription.request(maxPublishers) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard outer.isActive else { return .none }
    let inner = InnerSubscriber(of: self)
    inners.withLock { $0.append(inner) }
    if isClosed { cancelInners() } else { transform(input).subscribe(inner) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard outer.finish() else { return }
    exclusively {
      isOuterDone = true
      if case .failure = completion { fail(completion) } else { finishIfDone() }
    }
  }

  // The inner publishers

  fileprivate func take(
    _ value: NewPublisher.Output, from inner: SubscriptionHolder
  ) -> Subscribers.Demand {
    let isSent = exclusively {
      if waiting.isEmpty, send(value) { return true }
      if !isClosed { waiting.append((value, inner)) }
      return false
    }
    requestMore()
    return isSent && !isUnlimited ? .max(1) : .none
  }

  fileprivate func innerEnded(
    _ inner: SubscriptionHolder, _ completion: Subscribers.Completion<Failure>
  ) {
    let isRunning = inners.withLock { inners in
      let index = inners.firstIndex { $0 === inner }
      if let index { inners.remove(at: index) }
      return index != nil
    }
    guard isRunning else { return }
    inner.finish()
    if case .failure = completion { return fail(completion) }
    exclusively { finishIfDone() }
    if maxPublishers != .unlimited { outer.subscription?.request(.max(1)) }
  }

  // The subscriber

  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)
    requestMore()
    if demand == .unlimited {
      for inner in inners.withLock({ $0 }) { inner.subscription?.request(.unlimited) }
    }
  }

  override func requested() {
    while hasDemand, let next = waiting.popFirst() {
      served.withLock { $0.append(next.element.inner) }
      send(next.element.value)
    }
    finishIfDone()
  }

  private func requestMore() {
    for inner in served.exchange(for: []) { inner.subscription?.request(.max(1)) }
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    cancelInners()
    finish(completion)
  }

  private func finishIfDone() {
    if isOuterDone, waiting.isEmpty, inners.withLock({ $0.isEmpty }) { finish() }
  }

  override func closed() {
    cancelInners()
    outer.cancel()
  }

  private func cancelInners() {
    for inner in inners.exchange(for: []) { inner.cancel() }
  }
}

/// The subscriber to one of the inner publishers.
private final class InnerSubscriber<NewPublisher: Publisher, Upstream: Publisher>:
  SubscriptionHolder, Subscriber
where NewPublisher.Failure == Upstream.Failure {
  typealias Input = NewPublisher.Output
  typealias Failure = Upstream.Failure

  private let conduit: FlatMapConduit<NewPublisher, Upstream>

  init(of conduit: FlatMapConduit<NewPublisher, Upstream>) {
    self.conduit = conduit
  }

  func receive(subscription: any Subscription) {
    if accept(subscription) { subscription.request(conduit.isUnlimited ? .unlimited : .max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { conduit.take(input, from: self) }

  func receive(completion: Subscribers.Completion<Failure>) {
    conduit.innerEnded(self, completion)
  }
}

extension Publishers {
  /// A publisher that sends the first value and then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose first value is sent.
    public let upstream: Upstream

    /// Creates a publisher that sends the first value from `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FirstConduit(to: subscriber) { _ in true })
    }
  }

  /// A publisher that sends the first value that satisfies a predicate and then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that the value comes from.
    public let upstream: Upstream

    /// The predicate that the value has to satisfy.
    public let predicate: (Output) -> Bool

    /// Creates a publisher that sends the first value from `upstream` that satisfies a predicate.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FirstConduit(to: subscriber, predicate: predicate))
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, and then finishes and cancels the subscription.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that satisfies a predicate, and then finishes and cancels the
  /// subscription.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

/// A subscription that requests all values, because it isn't known in advance which value satisfies
/// the predicate. That value then waits until the subscriber requests it.
private final class FirstConduit<Input, Failure: Error>: Conduit<Input, Failure>, Subscriber {
  private let predicate: (Input) -> Bool
  private let upstream = SubscriptionHolder()

  // Accessed only exclusively.
  private var first: Input?

  init<S>(to subscriber: S, predicate: @escaping (Input) -> Bool)
  where S: Subscriber, S.Input == Input, S.Failure == Failure {
    self.predicate = predicate
    super.init(to: subscriber)
  }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    open()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isActive, predicate(input), let subscription = upstream.subscription,
      upstream.finish()
    else { return .none }
    subscription.cancel()
    exclusively {
      first = input
      requested()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if upstream.finish() { finish(completion) }
  }

  override func requested() {
    guard let value = first, hasDemand else { return }
    first = nil
    send(value)
    finish(.finished)
  }

  override func closed() { upstream.cancel() }
}

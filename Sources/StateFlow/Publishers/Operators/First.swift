import Synchronization

extension Publishers {
  /// A publisher that sends the first value, then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose first value it sends.
    public let upstream: Upstream

    /// A publisher that sends the first value of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FirstConduit(to: subscriber) { _ in true })
    }
  }

  /// A publisher that sends the first value that satisfies a predicate, then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose value it sends.
    public let upstream: Upstream

    /// The predicate that the value has to satisfy.
    public let predicate: (Output) -> Bool

    /// A publisher that sends the first value of `upstream` that satisfies a predicate.
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
  /// Sends the first value, then finishes and cancels the subscription.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that satisfies a predicate, then finishes and cancels the subscription.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

private final class FirstConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private let predicate: (Downstream.Input) -> Bool
  private let isRequested = Atomic<Bool>(false)

  init(to downstream: Downstream, predicate: @escaping (Downstream.Input) -> Bool) {
    self.predicate = predicate
    super.init(to: downstream)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    // Which value is the first to satisfy the predicate isn't known in advance.
    if !isRequested.exchange(true, ordering: .relaxed) { super.request(.unlimited) }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRequested.load(ordering: .relaxed), let subscription, predicate(input), finish() else {
      return .none
    }
    subscription.cancel()
    _ = downstream.receive(input)
    downstream.receive(completion: .finished)
    return .none
  }
}

extension Publishers {
  /// A publisher that transforms each value and drops `nil` results.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The closure that transforms a value, or returns `nil` to drop it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher that transforms each value from `upstream` and drops `nil` results.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CompactMapSubscriber(downstream: subscriber, transform: transform))
    }

    /// Applies a second transformation to each value and drops `nil` results, with one subscriber
    /// for both transformations.
    public func compactMap<T>(
      _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Upstream, T> {
      let first = self.transform
      return Publishers.CompactMap(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Applies a second transformation to each value, with one subscriber for both transformations.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
      let first = self.transform
      return Publishers.CompactMap(upstream: upstream) { first($0).map(transform) }
    }
  }
}

extension Publisher {
  /// Transforms each value and drops `nil` results.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

private struct CompactMapSubscriber<Input, Downstream: Subscriber>: ForwardingSubscriber {
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let transform: (Input) -> Downstream.Input?

  func receive(_ input: Input) -> Subscribers.Demand {
    // A dropped value doesn't count toward the demand, so request another one in its place.
    guard let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }
}

extension Publishers {
  /// A publisher that sends the values that satisfy a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// The predicate that values have to satisfy.
    public let isIncluded: (Output) -> Bool

    /// Creates a publisher that sends those values from `upstream` that satisfy a predicate.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FilterSubscriber(downstream: subscriber, isIncluded: isIncluded))
    }

    /// Sends the values that also satisfy a second predicate, with one subscriber for both
    /// predicates.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
      let first = self.isIncluded
      return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
    }
  }
}

extension Publisher {
  /// Sends the values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

private struct FilterSubscriber<Downstream: Subscriber>: ForwardingSubscriber {
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let isIncluded: (Downstream.Input) -> Bool

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    // A dropped value doesn't count toward the demand, so request another one in its place.
    isIncluded(input) ? downstream.receive(input) : .max(1)
  }
}

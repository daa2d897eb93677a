extension Publishers {
  /// A publisher that changes each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// What a value becomes.
    public let transform: (Upstream.Output) -> Output

    /// A publisher that changes each value of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, S>(to: subscriber) { value, downstream in
          downstream.receive(transform(value))
        })
    }
  }

  /// A publisher that changes each value, and leaves out those that become nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// What a value becomes, or nil to leave it out.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher that changes each value of `upstream` and leaves out those that become nil.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, S>(to: subscriber) { value, downstream in
          // A value that is left out does not count, so one more is asked for in its place.
          transform(value).map(downstream.receive) ?? .max(1)
        })
    }
  }

  /// A publisher that lets some values through.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// Whether a value is let through.
    public let isIncluded: (Upstream.Output) -> Bool

    /// A publisher that lets some values of `upstream` through.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, S>(to: subscriber) { value, downstream in
          isIncluded(value) ? downstream.receive(value) : .max(1)
        })
    }
  }
}

extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Takes one member of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Changes each value, and leaves out those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Lets through the values that fulfil a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

/// A subscriber that does something to each value on its way and leaves the rest alone.
///
/// The subscription goes through as it is, so demand and cancelling cost nothing on the way.
struct Stage<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let handle: (Input, Downstream) -> Subscribers.Demand

  init(
    to downstream: Downstream, handle: @escaping (Input, Downstream) -> Subscribers.Demand
  ) {
    self.downstream = downstream
    self.handle = handle
  }

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand { handle(input, downstream) }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}

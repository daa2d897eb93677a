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
      upstream.subscribe(TryFirstConduit(to: subscriber, predicate: predicate))
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

private class FirstConduit<Input, Failure: Error>: SingleValueConduit<Input, Input, Failure> {
  private let predicate: (Input) -> Bool
  private var first: Input?

  init<S>(to subscriber: S, predicate: @escaping (Input) -> Bool)
  where S: Subscriber, S.Input == Input, S.Failure == Failure {
    self.predicate = predicate
    super.init(to: subscriber)
  }

  override func take(_ input: Input) -> Bool {
    guard predicate(input) else { return false }
    first = input
    return true
  }

  override func sendResult() {
    if let first { send(first) }
  }
}

/// The name that `first(where:)` has in Combine.
private final class TryFirstConduit<Input, Failure: Error>: FirstConduit<Input, Failure> {}

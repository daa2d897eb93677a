extension Publishers {
  /// A publisher that sends what has come together so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// What there is before the first value.
    public let initialResult: Output

    /// What there is after a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher that puts the values of `upstream` together.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      // Each subscriber has its own; its source runs it on one thread at a time (C12).
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, S>(to: subscriber) { value, downstream in
          result = nextPartialResult(result, value)
          return downstream.receive(result)
        })
    }
  }

  /// A publisher that leaves out a value that is like the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// Whether a value, given second, is like the one before.
    public let predicate: (Output, Output) -> Bool

    /// A publisher that leaves out values of `upstream` that are like the one before.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Stage<Output, S>(to: subscriber) { value, downstream in
          if let last, predicate(last, value) { return .max(1) }
          last = value
          return downstream.receive(value)
        })
    }
  }

  /// A publisher that leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// A publisher that leaves out the first values of `upstream`.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "A number of values cannot be negative, but it is \(count).")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var toDrop = count
      upstream.subscribe(
        Stage<Output, S>(to: subscriber) { value, downstream in
          guard toDrop == 0 else {
            toDrop -= 1
            return .max(1)
          }
          return downstream.receive(value)
        })
    }
  }
}

extension Publisher {
  /// Puts the values together one by one, and sends what there is after each.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Leaves out a value that is like the one before, as `predicate` has it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publishers {
  /// A publisher that accumulates values and sends each intermediate result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are accumulated.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// The closure that combines a result with the next value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that accumulates the values from `upstream`.
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
      upstream.subscribe(
        ScanSubscriber(to: subscriber, from: initialResult, nextPartialResult: nextPartialResult))
    }
  }
}

extension Publisher {
  /// Combines each value with the result so far and sends the new result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

private final class ScanSubscriber<Input, Downstream: Subscriber>: ForwardingSubscriber {
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  private let nextPartialResult: (Downstream.Input, Input) -> Downstream.Input

  // The source calls this object on only one thread at a time (C12).
  private var result: Downstream.Input

  init(
    to downstream: Downstream, from initialResult: Downstream.Input,
    nextPartialResult: @escaping (Downstream.Input, Input) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.nextPartialResult = nextPartialResult
    result = initialResult
  }

  var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

  func receive(_ input: Input) -> Subscribers.Demand {
    let result = nextPartialResult(result, input)
    self.result = result
    return downstream.receive(result)
  }
}

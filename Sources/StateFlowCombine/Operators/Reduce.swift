extension Publishers {
  /// A publisher that accumulates values and sends the result when another publisher finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are accumulated.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// The closure that combines a result with the next value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that accumulates the values from `upstream`.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReduceConduit(to: subscriber, from: initial) { [nextPartialResult] result, value in
          result = nextPartialResult(result, value)
        })
    }
  }

  /// A publisher that sends all values of another publisher in an array when that publisher finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]

    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// Creates a publisher that collects the values from `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectConduit(to: subscriber, from: []) { $0.append($1) })
    }
  }

  /// A publisher that sends the values of another publisher in arrays of a given length.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]

    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The number of values in an array.
    public let count: Int

    /// Creates a publisher that collects the values from `upstream` in arrays of a given length.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountConduit(to: subscriber, count: count))
    }
  }
}

extension Publisher {
  /// Combines each value with the result so far, and sends the result when this publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends all values in one array when this publisher finishes. If this publisher fails, only the
  /// error is sent.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends arrays of `count` values. When this publisher finishes, the last array may be shorter.
  ///
  /// - Precondition: `count` is positive.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect(_:) can't make arrays of \(count) values.")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

private class ReduceConduit<Input, Output, Failure: Error>:
  SingleValueConduit<Input, Output, Failure>
{
  private let add: (inout Output, Input) -> Void
  private var result: Output

  init<S>(to subscriber: S, from initial: Output, add: @escaping (inout Output, Input) -> Void)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.add = add
    result = initial
    super.init(to: subscriber)
  }

  override func take(_ input: Input) -> Bool {
    add(&result, input)
    return false
  }

  override func sendResult() { send(result) }
}

private final class CollectConduit<Input, Failure: Error>: ReduceConduit<Input, [Input], Failure> {}

private final class CollectByCountConduit<Input, Downstream: Subscriber>:
  OperatorConduit<Input, Downstream>
where Downstream.Input == [Input] {
  private let count: Int

  // The source calls this object on only one thread at a time (C12).
  private var waiting: [Input] = []

  init(to downstream: Downstream, count: Int) {
    self.count = count
    super.init(to: downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    waiting.append(input)
    return waiting.count == count ? sendWaiting() * count : .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if isActive, case .finished = completion, !waiting.isEmpty { _ = sendWaiting() }
    super.receive(completion: completion)
  }

  private func sendWaiting() -> Subscribers.Demand {
    let full = waiting
    waiting = []
    return downstream.receive(full)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    super.request(demand * count)
  }
}

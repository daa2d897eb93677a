extension Publishers {
  /// A publisher that drops each value that's equal to the previous one.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose duplicates are dropped.
    public let upstream: Upstream

    /// The closure that compares the previous value with the current one.
    public let predicate: (Output, Output) -> Bool

    /// Creates a publisher that drops each value from `upstream` that's equal to the previous one.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(RemoveDuplicatesConduit(to: subscriber, predicate: predicate))
    }
  }
}

extension Publisher {
  /// Drops each value that's equal to the previous one according to `predicate`.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that's equal to the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

private final class RemoveDuplicatesConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private let predicate: (Downstream.Input, Downstream.Input) -> Bool

  // The source calls this object on only one thread at a time (C12).
  private var last: Downstream.Input?

  init(
    to downstream: Downstream, predicate: @escaping (Downstream.Input, Downstream.Input) -> Bool
  ) {
    self.predicate = predicate
    super.init(to: downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    assertSubscribed("sent a value")
    guard isActive else { return .none }
    let isDuplicate = last.map { predicate($0, input) } ?? false
    last = input
    // A dropped value doesn't count toward the demand, so request another one in its place.
    return isDuplicate ? .max(1) : downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    assertSubscribed("completed")
    super.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    assertSubscribed("received a request for values")
    super.request(demand)
  }

  override func cancel() { end() }

  private func assertSubscribed(_ event: String) {
    precondition(
      !isAwaiting, "The source of removeDuplicates \(event) before it sent its subscription.")
  }
}

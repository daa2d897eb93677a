extension Publishers {
  /// A publisher that sends the values in a range of positions and then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// The positions of the values to send, counted from zero.
    public let range: CountableRange<Int>

    /// Creates a publisher that sends the values from `upstream` in a range of positions.
    ///
    /// - Precondition: The bounds of `range` aren't negative.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(
        range.lowerBound >= 0 && range.upperBound >= 0, "A position can't be negative: \(range).")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(OutputConduit(to: subscriber, range: range))
    }
  }
}

extension Publisher {
  /// Sends the first `maxLength` values, and then finishes and cancels the subscription.
  ///
  /// - Precondition: `maxLength` isn't negative.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: ..<maxLength)
  }

  /// Sends the value at a position, counted from zero, and then finishes and cancels the
  /// subscription.
  ///
  /// - Precondition: `index` isn't negative.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Sends the values in a range of positions, and then finishes and cancels the subscription.
  ///
  /// - Precondition: The bounds of `range` aren't negative.
  public func output<R>(in range: R) -> Publishers.Output<Self>
  where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

private final class OutputConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private let isEmpty: Bool

  // The source calls this object on only one thread at a time (C12).
  private var skipped: Int
  private var remaining: Int

  init(to downstream: Downstream, range: CountableRange<Int>) {
    isEmpty = range.isEmpty
    skipped = range.lowerBound
    remaining = range.count
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    if isEmpty { complete() }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if skipped > 0 {
      skipped -= 1
      return .max(1)
    }
    guard remaining > 0 else { return .none }
    remaining -= 1
    let isLast = remaining == 0
    let demand = downstream.receive(input)
    if isLast { complete() }
    return demand
  }

  private func complete() {
    guard let subscription else { return }
    finish()
    subscription.cancel()
    downstream.receive(completion: .finished)
  }
}

extension Publishers {
  /// A publisher that sends the values at some positions, and finishes after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// The positions, counted from zero.
    public let range: Range<Int>

    /// A publisher that sends the values of `upstream` at some positions.
    public init(upstream: Upstream, range: Range<Int>) {
      precondition(range.lowerBound >= 0, "A position cannot be negative.")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrefixSubscriber(to: subscriber, range: range))
    }
  }
}

extension Publisher {
  /// Sends the first values, then finishes and leaves the source.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}

/// Counts values. Its source runs it on one thread at a time (C12).
private final class PrefixSubscriber<Downstream: Subscriber>: Subscriber {
  private let downstream: Downstream
  private let range: Range<Int>
  private let slot = SubscriptionSlot()
  private var position = 0
  private var isOver = false

  init(to downstream: Downstream, range: Range<Int>) {
    self.downstream = downstream
    self.range = range
  }

  func receive(subscription: any Subscription) {
    guard slot.accept(subscription) else { return }
    if range.isEmpty {
      downstream.receive(subscription: Subscriptions.empty)
      slot.cancel()
      end(.finished)
    } else {
      downstream.receive(subscription: subscription)
    }
  }

  func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    let mine = position
    guard mine < range.upperBound else { return .none }
    position += 1
    guard mine >= range.lowerBound else { return .max(1) }
    let isLast = position == range.upperBound
    let more = downstream.receive(value)
    guard isLast else { return more }
    slot.cancel()
    end(.finished)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    slot.finish()
    end(completion)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isOver else { return }
    isOver = true
    downstream.receive(completion: completion)
  }
}

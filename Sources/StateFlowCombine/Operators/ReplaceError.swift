extension Publishers {
  /// A publisher that, instead of failing, sends a value and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Never

    /// The publisher that can fail.
    public let upstream: Upstream

    /// The value to send instead of the error.
    public let output: Output

    /// Creates a publisher that, if `upstream` fails, sends `output` and finishes.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Never {
      upstream.subscribe(ReplaceErrorConduit(to: subscriber, output: output))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Sends a value and finishes, instead of failing.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

private final class ReplaceErrorConduit<Input, Failure: Error>: Conduit<Input, Never>, Subscriber {
  private let output: Input
  private let upstream = SubscriptionHolder()

  // Accessed only exclusively.
  private var hasFailed = false

  init<S>(to subscriber: S, output: Input)
  where S: Subscriber, S.Input == Input, S.Failure == Never {
    self.output = output
    super.init(to: subscriber, keepingSubscriber: true)
  }

  func receive(subscription: any Subscription) {
    if upstream.accept(subscription) { open() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    guard takeOne() else { return .none }
    let more = deliver(input)
    add(more)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.finish() else { return }
    guard case .failure = completion else { return finish() }
    exclusively {
      hasFailed = true
      requested()
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)
    upstream.subscription?.request(demand)
  }

  /// Sends the replacement once the source has failed and the subscriber has requested a value.
  override func requested() {
    guard hasFailed, hasDemand else { return }
    hasFailed = false
    send(output)
    finish()
  }

  override func closed() { upstream.cancel() }
}

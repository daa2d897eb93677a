extension Publishers {
  /// A publisher that sends the values of the newest publisher that another publisher has sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output

    public typealias Failure = P.Failure

    /// The publisher that sends publishers.
    public let upstream: Upstream

    /// Creates a publisher that sends the values of the newest publisher that `upstream` has sent.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let conduit = SwitchToLatestConduit<P>(to: subscriber, keepingSubscriber: true)
      conduit.openOnce()
      upstream.subscribe(conduit)
    }
  }
}

extension Publisher where Output: Publisher {
  /// Sends the values of the newest publisher that this publisher has sent, and cancels the
  /// subscription to the previous publisher.
  ///
  ///     query.map { search(for: $0) }.switchToLatest()
  ///
  /// The result finishes when this publisher and the newest publisher that it has sent have both
  /// finished.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Sends the values of the newest publisher that this publisher has sent. Only this publisher can
  /// fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > where Output.Failure == Never
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the newest publisher that this publisher has sent. Only the publishers it
  /// sends can fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Sends the values of the newest publisher that this publisher has sent. None of the publishers
  /// can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }
}

private final class SwitchToLatestConduit<P: Publisher>: RelayConduit<P.Output, P.Failure>,
  Subscriber
{
  typealias Input = P
  typealias Failure = P.Failure

  private let outer = SubscriptionHolder()

  // Accessed only exclusively.
  private var isOuterDone = false

  func receive(subscription: any Subscription) {
    outer.acceptAndRequestAll(subscription)
  }

  func receive(_ input: P) -> Subscribers.Demand {
    guard outer.isActive else { return .none }
    follow(input) { completion in
      if case .failure = completion { self.finish(completion) } else { self.finishIfDone() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    outer.finish()
    exclusively { isOuterDone = true }
    if case .failure = completion { finish(completion) } else { finishIfDone() }
  }

  private func finishIfDone() {
    exclusively {
      if isOuterDone, isIdle { finish() }
    }
  }

  override func closed() {
    super.closed()
    outer.cancel()
  }
}

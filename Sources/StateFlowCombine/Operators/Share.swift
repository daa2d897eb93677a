extension Publishers {
  /// A publisher that subscribes to another publisher once and sends that publisher's values to all
  /// of its own subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that subscribes to `upstream` once and sends the values of `upstream` to
    /// all of its own subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Returns whether two publishers are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, so that work, such as loading
  /// data, is done only once.
  ///
  /// The first subscriber starts the subscription, so later subscribers miss earlier values. When
  /// the last subscriber cancels, the subscription is canceled, too.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

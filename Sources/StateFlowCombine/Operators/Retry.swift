extension Publishers {
  /// A publisher that subscribes to another publisher again if that publisher fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that can fail.
    public let upstream: Upstream

    /// The number of times to subscribe again, or `nil` for any number of times.
    public let retries: Int?

    /// Creates a publisher that subscribes to `upstream` again if `upstream` fails.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      RetryConduit(upstream, to: subscriber).attempt(retries: retries)
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher again if it fails, at most `retries` times.
  ///
  /// A publisher that starts its work for each subscriber, such as a ``Deferred`` one, then starts
  /// its work again.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

private final class RetryConduit<Upstream: Publisher>:
  RelayConduit<Upstream.Output, Upstream.Failure>
{
  private let upstream: Upstream

  init<S>(_ upstream: Upstream, to subscriber: S)
  where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.upstream = upstream
    super.init(to: subscriber)
  }

  func attempt(retries: Int?) {
    follow(upstream) { completion in
      if case .failure = completion, retries != 0 {
        self.attempt(retries: retries.map { $0 - 1 })
      } else {
        self.finish(completion)
      }
    }
  }
}

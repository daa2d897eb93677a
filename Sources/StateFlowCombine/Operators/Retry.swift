import Synchronization

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
      RetryConduit(upstream, retries: retries, to: subscriber).attempt()
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

  // Only one source at a time can fail.
  private var retries: Int?

  // The number of subscriptions to make.
  private let due = Atomic(0)

  init<S>(_ upstream: Upstream, retries: Int?, to subscriber: S)
  where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.upstream = upstream
    self.retries = retries
    super.init(to: subscriber)
  }

  func attempt() {
    // If the source fails while this method subscribes to it, the loop subscribes again, so the
    // stack doesn't grow.
    guard due.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      follow(upstream) { completion in
        if case .failure = completion, self.retries != 0 {
          self.retries = self.retries.map { $0 - 1 }
          self.attempt()
        } else {
          self.finish(completion)
        }
      }
    } while due.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}

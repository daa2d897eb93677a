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
      ReplaceErrorConduit(to: subscriber, output: output).start(upstream)
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

private final class ReplaceErrorConduit<Output>: RelayConduit<Output, Never> {
  private let output: Output

  // Accessed only exclusively.
  private var hasFailed = false

  init<S>(to subscriber: S, output: Output)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    self.output = output
    super.init(to: subscriber)
  }

  func start<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Output {
    follow(upstream) { completion in
      guard case .failure = completion else { return self.finish(.finished) }
      self.exclusively {
        self.hasFailed = true
        self.requested()
      }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)
    exclusively { requested() }
  }

  /// Sends the replacement once the source has failed and the subscriber has requested a value.
  override func requested() {
    guard hasFailed, isOwed else { return }
    hasFailed = false
    _ = deliver(output)
    finish(.finished)
  }
}

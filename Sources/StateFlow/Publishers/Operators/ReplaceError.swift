import Synchronization

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

private final class ReplaceErrorConduit<Downstream: Subscriber>: RelayConduit<Downstream>
where Downstream.Failure == Never {
  private let output: Downstream.Input
  private let hasFailed = Atomic<Bool>(false)

  init(to downstream: Downstream, output: Downstream.Input) {
    self.output = output
    super.init(to: downstream)
  }

  func start<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Downstream.Input {
    follow(upstream) { completion in
      guard case .failure = completion else { return self.finish(.finished) }
      self.hasFailed.store(true, ordering: .sequentiallyConsistent)
      self.replaceError()
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)
    replaceError()
  }

  /// Sends the replacement once the source has failed and the subscriber has requested a value.
  private func replaceError() {
    guard hasFailed.load(ordering: .sequentiallyConsistent), relay.hasDemand else { return }
    finish(.finished, after: output)
  }
}

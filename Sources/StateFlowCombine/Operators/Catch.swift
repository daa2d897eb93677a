extension Publishers {
  /// A publisher that replaces another publisher if that publisher fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output

    public typealias Failure = NewPublisher.Failure

    /// The publisher that can fail.
    public let upstream: Upstream

    /// The closure that returns the replacement.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that replaces `upstream` if `upstream` fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let conduit = CatchConduit<Output, Failure>(to: subscriber, keepingSubscriber: true)
      conduit.follow(upstream) { [handler] completion in
        switch completion {
        case .finished: conduit.finish()
        case .failure(let error): conduit.follow(handler(error)) { conduit.finish($0) }
        }
      }
    }
  }
}

extension Publisher {
  /// Replaces this publisher with another one if this publisher fails.
  ///
  /// The failed publisher doesn't send anything else. If one search in a stream fails and you want
  /// the stream to continue, catch the error inside `flatMap`, so that only the failed search is
  /// replaced.
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

private final class CatchConduit<Output, Failure: Error>: RelayConduit<Output, Failure> {}

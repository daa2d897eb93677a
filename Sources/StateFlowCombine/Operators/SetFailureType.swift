extension Publishers {
  /// A publisher that never fails, but has the type of a publisher that can fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher whose events are passed on.
    public let upstream: Upstream

    /// Creates a publisher that passes on the events from `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SetFailureTypeSubscriber(downstream: subscriber))
    }

    /// Changes the error type again.
    public func setFailureType<E: Error>(
      to failure: E.Type
    ) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Changes the error type, so that you can combine this publisher with one that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

private struct SetFailureTypeSubscriber<Downstream: Subscriber>: ForwardingSubscriber {
  typealias Input = Downstream.Input

  let downstream: Downstream

  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: .finished)
  }
}

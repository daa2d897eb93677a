extension Publishers {
  /// A publisher that transforms the error that another publisher fails with.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher that can fail.
    public let upstream: Upstream

    /// The closure that transforms the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that transforms the error that `upstream` fails with.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapErrorSubscriber(downstream: subscriber, transform: transform))
    }
  }
}

extension Publisher {
  /// Transforms the error that this publisher fails with.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

private struct MapErrorSubscriber<Failure: Error, Downstream: Subscriber>: ForwardingSubscriber {
  typealias Input = Downstream.Input

  let downstream: Downstream
  let transform: (Failure) -> Downstream.Failure

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(transform(error)))
    }
  }
}

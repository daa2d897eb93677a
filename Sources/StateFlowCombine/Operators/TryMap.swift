extension Publishers {
  /// A publisher that transforms each value, and fails if the transformation throws an error.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher that transforms each value from `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      upstream.mapError { $0 }.subscribe(TryMapConduit(to: subscriber, transform: transform))
    }
  }
}

extension Publisher {
  /// Transforms each value.
  ///
  /// If the transformation throws an error, the result fails with that error and cancels the
  /// subscription to this publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

private final class TryMapConduit<Input, Downstream: Subscriber>: OperatorConduit<Input, Downstream>
where Downstream.Failure == any Error {
  private let transform: (Input) throws -> Downstream.Input

  init(to downstream: Downstream, transform: @escaping (Input) throws -> Downstream.Input) {
    self.transform = transform
    super.init(to: downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    do {
      return downstream.receive(try transform(input))
    } catch {
      end()
      downstream.receive(completion: .failure(error))
      return .none
    }
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that the publisher fails with.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher with the given output type that fails with `failure`.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

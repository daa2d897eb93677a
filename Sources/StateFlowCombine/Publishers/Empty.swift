/// A publisher that doesn't send any values, and either finishes immediately or never finishes.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes immediately. If not, it never finishes.
  public let completeImmediately: Bool

  /// Creates a publisher that either finishes immediately or never finishes.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher with the given types, which either finishes immediately or never finishes.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

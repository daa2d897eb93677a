/// A source of values over time.
///
/// A publisher doesn't do anything until you subscribe to it. `subscribe(_:)` passes a subscriber
/// to the publisher. The publisher first sends the subscriber a ``Subscription``, and then as many
/// values as the subscriber requests.
public protocol Publisher<Output, Failure> {
  /// The type of the values that the publisher sends.
  associatedtype Output

  /// The type of error that the publisher can fail with, or `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Implement this method in your publisher, but don't call it directly. To
  /// attach a subscriber, call `subscribe(_:)`.
  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber. The subscriber first receives a subscription.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A namespace for the publishers that operators return, such as `Publishers.Map`.
public enum Publishers {}

/// A publisher that starts sending when you connect it.
///
/// You can therefore attach all subscribers before the publisher sends its first value.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending.
  ///
  /// - Returns: A token. The publisher stops sending when you cancel the token.
  func connect() -> any Cancellable
}

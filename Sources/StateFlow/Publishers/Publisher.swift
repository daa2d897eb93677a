/// A source of values over time.
///
/// A publisher does nothing until a subscriber asks it to: `subscribe(_:)` hands over the
/// subscriber, the publisher answers with a ``Subscription``, and values follow as far as the
/// subscriber has asked for them.
public protocol Publisher<Output, Failure> {
  /// The kind of values this publisher sends.
  associatedtype Output

  /// The kind of error it may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)` instead; a publisher implements this one.
  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which receives a subscription first.
  @inlinable
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// The namespace of the publishers that operators return, such as `Publishers.Map`.
public enum Publishers {}

/// A source of values over time.
///
/// A publisher does nothing until you subscribe to it. `subscribe(_:)` passes it a subscriber, to
/// which it first sends a ``Subscription``, then as many values as the subscriber requests.
public protocol Publisher<Output, Failure> {
  /// The type of the values it sends.
  associatedtype Output

  /// The type of the error it can fail with, or `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Implement this method, but call `subscribe(_:)`.
  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure

  /// Whether the publisher releases a subscriber as soon as its subscription has completed or was
  /// cancelled. Only the kit's own publishers implement this.
  var _releasesSubscribers: Bool { get }
}

extension Publisher {
  public var _releasesSubscribers: Bool { false }

  /// Attaches a subscriber, which first receives a subscription.
  @inlinable
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A namespace for the publishers that operators return, such as `Publishers.Map`.
public enum Publishers {}

/// The publisher that announces the changes of an ``ObservableObject``.
///
/// The announcements carry no values, and the publisher never completes. If a subscriber requests
/// any announcements, it receives all of them. You can use the publisher from any thread.
/// Subscribers receive each announcement on the thread that makes it.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void

  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(.announcing)

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces that the object is about to change.
  public func send() {
    subscribers.send(())
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Void, S.Failure == Never {
    subscribers.add(subscriber)
  }

  public var _releasesSubscribers: Bool { true }
}

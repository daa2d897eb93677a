/// The publisher that announces the changes of an ``ObservableObject``.
///
/// The announcements carry no values, and the publisher never completes. If a subscriber requests
/// any announcements, it receives all of them. You can use the publisher from any thread.
/// Subscribers receive each announcement on the thread that makes it.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void

  public typealias Failure = Never

  // This is sound because the list guards its fields with a lock.
  private let subscribers = AnnouncementList(publisherName: "ObservableObjectPublisher")

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
}

/// A list of subscribers who receive everything as soon as they request anything.
private final class AnnouncementList: SubscriberList<Void, Never> {
  override func request(_ demand: Subscribers.Demand, from conduit: SubjectConduit<Void, Never>) {
    conduit.add(.unlimited)
  }
}

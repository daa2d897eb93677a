import Foundation

extension NotificationCenter {
  #if canImport(Combine)
    // On Apple platforms, Foundation has such a method for Combine: its publishers aren't the kit's.
    // The compiler prefers a method that needs no default argument and whose parameters aren't
    // optional, so it chooses one of these.

    /// Returns a publisher for notifications with the given name, from all senders.
    public func publisher(for name: Notification.Name) -> NotificationPublisher {
      NotificationPublisher(center: self, name: name)
    }

    /// Returns a publisher for notifications with the given name, from one sender.
    public func publisher(
      for name: Notification.Name, object: AnyObject
    ) -> NotificationPublisher {
      NotificationPublisher(center: self, name: name, object: object)
    }
  #else
    /// Returns a publisher for notifications with the given name, from one sender or from all
    /// senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    public typealias Publisher = NotificationPublisher
  #endif
}

/// A publisher that sends notifications and never completes.
public struct NotificationPublisher: StateFlow.Publisher {
  public typealias Output = Notification

  public typealias Failure = Never

  /// The center whose notifications the publisher sends.
  public let center: NotificationCenter

  /// The name of the notifications that the publisher sends.
  public let name: Notification.Name

  /// The sender whose notifications the publisher sends, or `nil` for all senders.
  public let object: AnyObject?

  /// Creates a publisher for notifications with the given name, from one sender or from all senders.
  public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
    self.center = center
    self.name = name
    self.object = object
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Notification, S.Failure == Never {
    NotificationSubscription.start(center, name, object, subscriber)
  }
}

#if canImport(Combine)
  // Foundation's own publisher, if a declaration names its type.
  extension NotificationCenter.Publisher: StateFlow.Publisher {
    public func receive<S>(subscriber: S)
    where S: StateFlow.Subscriber, S.Input == Notification, S.Failure == Never {
      NotificationSubscription.start(center, name, object, subscriber)
    }
  }
#endif

/// The subscription to a notification publisher. The subscription drops notifications that the
/// subscriber hasn't requested.
private final class NotificationSubscription<Downstream: StateFlow.Subscriber>:
  OperatorSubscription<Downstream>
where Downstream.Input == Notification {
  private let center: NotificationCenter
  private let observer = ObserverSlot()

  static func start(
    _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?,
    _ downstream: Downstream
  ) {
    let subscription = NotificationSubscription(center, to: downstream)
    subscription.open { subscription.listen(for: name, from: object) }
  }

  private init(_ center: NotificationCenter, to downstream: Downstream) {
    self.center = center
    super.init(to: downstream)
  }

  private func listen(for name: Notification.Name, from object: AnyObject?) {
    let listener = NotificationListener { notification in
      self.enter()
      if self.takeOne() { self.pass(notification) }
      self.leave()
    }
    let token = center.addObserver(forName: name, object: object, queue: nil) {
      listener.receive($0)
    }
    if !observer.fill(token) { center.removeObserver(token) }
  }

  override func closed() {
    if let token = observer.empty() { center.removeObserver(token) }
  }
}

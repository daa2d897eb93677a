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
public struct NotificationPublisher: StateFlowCombine.Publisher {
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
    NotificationConduit(center, to: subscriber).listen(for: name, from: object)
  }
}

#if canImport(Combine)
  // Foundation's own publisher, if a declaration names its type.
  extension NotificationCenter.Publisher: StateFlowCombine.Publisher {
    public func receive<S>(subscriber: S)
    where S: StateFlowCombine.Subscriber, S.Input == Notification, S.Failure == Never {
      NotificationConduit(center, to: subscriber).listen(for: name, from: object)
    }
  }
#endif

/// The subscription to a notification publisher. The subscription drops notifications that the
/// subscriber hasn't requested.
private final class NotificationConduit: Conduit<Notification, Never> {
  private struct State {
    var token: (any NSObjectProtocol)?
    var isClosed = false
  }

  private let center: NotificationCenter
  private let state = Locked(State())

  init<S>(_ center: NotificationCenter, to subscriber: S)
  where S: StateFlowCombine.Subscriber, S.Input == Notification, S.Failure == Never {
    self.center = center
    super.init(to: subscriber)
  }

  func listen(for name: Notification.Name, from object: AnyObject?) {
    open {
      let conduit = Handoff(self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        conduit.value.send($0)
      }
      let isOpen = state.withLock { state in
        if !state.isClosed { state.token = token }
        return !state.isClosed
      }
      if !isOpen { center.removeObserver(token) }
    }
  }

  override func closed() {
    let ended = state.exchange(for: State(isClosed: true))
    if let token = ended.token { center.removeObserver(token) }
  }
}

import Foundation

#if canImport(Combine)
  import Combine

  // On Apple platforms, notification centers already have this method. Make its publisher conform
  // to the kit's protocol, too.
  extension NotificationCenter.Publisher: StateFlow.Publisher {
    public func receive<S>(subscriber: S)
    where S: StateFlow.Subscriber, S.Input == Notification, S.Failure == Never {
      NotificationConduit(center, to: subscriber).listen(for: name, from: object)
    }
  }
#else
  extension NotificationCenter {
    /// Returns a publisher for notifications with the given name, from one sender or from all
    /// senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher that sends notifications and never completes.
    public struct Publisher: StateFlow.Publisher {
      public typealias Output = Notification

      public typealias Failure = Never

      /// The center whose notifications the publisher sends.
      public let center: NotificationCenter

      /// The name of the notifications that the publisher sends.
      public let name: Notification.Name

      /// The sender whose notifications the publisher sends, or `nil` for all senders.
      public let object: AnyObject?

      /// Creates a publisher for notifications with the given name, from one sender or from all
      /// senders.
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
  where S: StateFlow.Subscriber, S.Input == Notification, S.Failure == Never {
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

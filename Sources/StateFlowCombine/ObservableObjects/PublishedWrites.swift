import Synchronization

/// An observer of the writes to published properties. The runtime of views uses one to record stories,
/// so that the properties don't have to know about views.
package protocol PublishedWriteObserver: AnyObject, Sendable {
  /// Whether the body of a view is running.
  var isRunningBody: Bool { get }

  /// Responds to a write that is about to be announced.
  ///
  /// - Returns: Whether the write was recorded.
  func willSet<Value>(
    _ storage: PublishedStorage, of owner: AnyObject, from old: @autoclosure () -> Value,
    to new: Value
  ) -> Bool

  /// Responds to a write that has been announced and stored.
  ///
  /// - Parameter wasRecorded: The result of `willSet` for the same write.
  func didSet(_ owner: AnyObject, wasRecorded: Bool)
}

/// The place where the observer of all writes to published properties is installed.
package enum PublishedWrites {
  private final class Installation: Sendable {
    let observer: any PublishedWriteObserver

    init(_ observer: any PublishedWriteObserver) {
      self.observer = observer
    }
  }

  private static let installation = AtomicLazyReference<Installation>()

  /// The observer, or `nil` if none has been installed yet.
  static var observer: (any PublishedWriteObserver)? { installation.load()?.observer }

  /// Installs the observer for the rest of the program. Only the first call has an effect.
  package static func install(_ observer: any PublishedWriteObserver) {
    _ = installation.storeIfNil(Installation(observer))
  }
}

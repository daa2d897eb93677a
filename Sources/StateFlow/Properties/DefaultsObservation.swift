import Foundation

/// Follows a value that is kept in `UserDefaults`, until it is released.
///
/// The notification of a change comes for each key of each store, on the thread that posts it. So
/// every observation compares what it reads with what it has read before.
final class DefaultsObservation<Value>: @unchecked Sendable {
  private var lastSeen: Value
  private let comparison = Comparison.of(Value.self)
  private let read: () -> Value?
  private let changed: (Value, Value) -> Void

  /// Calls `changed` with the old and the new value after each change of what `read` returns, on the
  /// thread that made the change.
  init(
    _ initial: Value, read: @escaping () -> Value?, changed: @escaping (Value, Value) -> Void
  ) {
    lastSeen = initial
    self.read = read
    self.changed = changed
    DefaultsWatch.add(self)
  }

  deinit { DefaultsWatch.remove(ObjectIdentifier(self)) }
}

extension DefaultsObservation: DefaultsObserving {
  func look() -> (() -> Void)? {
    guard let new = read() else { return nil }
    let old = lastSeen
    lastSeen = new
    // Comparing may run code that isn't the kit's.
    return { [comparison, changed] in if !comparison(old, new) { changed(old, new) } }
  }
}

/// What looks at a value in `UserDefaults` when some value may have changed.
protocol DefaultsObserving: AnyObject, Sendable {
  /// Reads the value, and returns what is to be done about it.
  func look() -> (() -> Void)?
}

/// The observations of the process.
///
/// A write by the kit and the look at what it changed are one step. Otherwise a notification that
/// another thread posts in between, for another key, would have the change announced there.
enum DefaultsWatch {
  private struct Observer {
    weak var observation: (any DefaultsObserving)?
  }

  // A store may be of a subclass that writes when it is read.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var observers: [ObjectIdentifier: Observer] = [:]
  nonisolated(unsafe) private static var token: (any NSObjectProtocol)?

  static func add(_ observation: any DefaultsObserving) {
    lock.withLock {
      observers[ObjectIdentifier(observation)] = Observer(observation: observation)
      guard token == nil else { return }
      token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in afterChange {} }
    }
  }

  static func remove(_ id: ObjectIdentifier) {
    _ = lock.withLock { observers.removeValue(forKey: id) }
  }

  /// Does `work`, which may change values, and has each change announced on this thread.
  ///
  /// - Complexity: O(*n*) for *n* observations.
  static func afterChange(_ work: () -> Void) {
    // Strong references leave the lock too: releasing one may release its observation.
    let (observations, actions) = lock.withLock {
      work()
      let observations = observers.values.compactMap(\.observation)
      return (observations, observations.map { $0.look() })
    }
    withExtendedLifetime(observations) {
      for case let action? in actions { action() }
    }
  }
}

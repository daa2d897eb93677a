/// An observer of a value in `UserDefaults`. It stops observing when it's released.
///
/// The system posts the same notification for all keys in all stores, on the thread that made the
/// change. So each observation compares the value that it reads with the previous value.
final class DefaultsObservation<Value>: @unchecked Sendable {
  let key: String
  private var lastSeen: Value
  private let comparison = Comparison.of(Value.self)
  private let read: () -> Value?
  private let changed: (Value, Value) -> Void

  /// Starts observing the value for `key`, which `read` returns. After each change to that value, the
  /// observer calls `changed` with the old and new values, on the thread that made the change.
  init(
    _ initial: Value, of key: String, read: @escaping () -> Value?,
    changed: @escaping (Value, Value) -> Void
  ) {
    self.key = key
    lastSeen = initial
    self.read = read
    self.changed = changed
    DefaultsWatch.add(self)
  }

  deinit { DefaultsWatch.removeReleased(key) }
}

extension DefaultsObservation: DefaultsObserving {
  func check() -> (() -> Void)? {
    guard let new = read() else { return nil }
    let old = lastSeen
    lastSeen = new
    // Comparing values can run unknown code, so it happens in the action, outside of the lock.
    return { [comparison, changed] in if !comparison(old, new) { changed(old, new) } }
  }
}

/// An observer that checks a value in `UserDefaults` when it may have changed.
protocol DefaultsObserving: AnyObject, Sendable {
  /// The key of the value.
  var key: String { get }
  /// Reads the value and returns an action that reports the change if the value has changed.
  /// Returns `nil` if there is no value.
  func check() -> (() -> Void)?
}

/// All observations of `UserDefaults` values in this process.
///
/// When the kit writes a value, it holds a lock until it has checked for changes. Without the lock,
/// another thread could post a notification for another key between the write and the check, and
/// would then announce the change.
enum DefaultsWatch {
  private struct Observer {
    weak var observation: (any DefaultsObserving)?
  }

  // The lock is recursive, because a subclass of `UserDefaults` may write when it's read.
  private static let lock = NSRecursiveLock()
  private static let observers = Locked<[String: [Observer]]>([:])
  private static let observesNotifications: Void = {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { notification in
      guard notification.userInfo?[ownMark] == nil else { return }
      announceChanges { observers.withLock { $0.values.joined().compactMap(\.observation) } }
    }
  }()

  /// The entry in a notification's user info that marks the kit's own notifications, after which
  /// there is nothing left to check.
  private static let ownMark = "StateFlow"

  static func add(_ observation: any DefaultsObserving) {
    observers.withLock {
      $0[observation.key, default: []].append(Observer(observation: observation))
    }
    observesNotifications
  }

  /// Removes the observations of a key that have been released.
  static func removeReleased(_ key: String) {
    // The others are released after the lock, because this can deallocate them.
    _ = observers.withLock { observers in
      let others = observers[key, default: []].compactMap(\.observation)
      observers[key] = others.isEmpty ? nil : others.map { Observer(observation: $0) }
      return others
    }
  }

  /// Runs `work`, which changes the value for a key in a store, and announces the change on the
  /// calling thread.
  ///
  /// - Complexity: O(*n*), where *n* is the number of observations of the key.
  static func write(_ key: String, in store: UserDefaults, _ work: () -> Void) {
    announceChanges {
      work()
      return observers.withLock { $0[key, default: []].compactMap(\.observation) }
    }
    #if !canImport(Darwin)
      // On other platforms, a write doesn't notify the store's observers.
      NotificationCenter.default.post(
        name: UserDefaults.didChangeNotification, object: store, userInfo: [ownMark: true])
    #endif
  }

  private static func announceChanges(to find: () -> [any DefaultsObserving]) {
    // The strong references are released after the lock, because this can deallocate observations.
    let (observations, actions) = lock.withLock {
      let observations = find()
      return (observations, observations.map { $0.check() })
    }
    withExtendedLifetime(observations) {
      for case let action? in actions { action() }
    }
  }
}

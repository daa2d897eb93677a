import Foundation

/// An observer of a value in `UserDefaults`. It stops observing when it's released.
///
/// The system posts the same notification for all keys in all stores, on the thread that made the
/// change. So each observation compares the value that it reads with the previous value.
final class DefaultsObservation<Value>: @unchecked Sendable {
  private var lastSeen: Value
  private let comparison = Comparison.of(Value.self)
  private let read: () -> Value?
  private let changed: (Value, Value) -> Void

  /// Starts observing the value that `read` returns. After each change to that value, the observer
  /// calls `changed` with the old and new values, on the thread that made the change.
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
  func check() -> (() -> Void)? {
    guard let new = read() else { return nil }
    let old = lastSeen
    lastSeen = new
    // Comparing values can run unknown code, so it happens in the action, outside of the lock.
    return { [comparison, changed] in if !comparison(old, new) { changed(old, new) } }
  }
}

/// An observer that checks a value in `UserDefaults` whenever any value may have changed.
protocol DefaultsObserving: AnyObject, Sendable {
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
  private static let observers = Locked<[ObjectIdentifier: Observer]>([:])
  private static let observesNotifications: Void = {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in afterChange {} }
  }()

  static func add(_ observation: any DefaultsObserving) {
    observers.withLock {
      $0[ObjectIdentifier(observation)] = Observer(observation: observation)
    }
    observesNotifications
  }

  static func remove(_ id: ObjectIdentifier) {
    observers.withLock { $0[id] = nil }
  }

  /// Runs `work`, which can change values, and announces each change on the calling thread.
  ///
  /// - Complexity: O(*n*), where *n* is the number of observations.
  static func afterChange(_ work: () -> Void) {
    // The strong references are released after the lock, because this can deallocate observations.
    let (observations, actions) = lock.withLock {
      work()
      let observations = observers.withLock { $0.values.compactMap(\.observation) }
      return (observations, observations.map { $0.check() })
    }
    withExtendedLifetime(observations) {
      for case let action? in actions { action() }
    }
  }
}

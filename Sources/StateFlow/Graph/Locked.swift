import Synchronization

/// A value that several threads may use, one at a time.
///
/// `Mutex` is what it is made of; this only allows values that are not `Sendable`, which the kit
/// needs because a state may hold anything. Never call out to unknown code inside `withLock`.
final class Locked<Value>: @unchecked Sendable {
  private let mutex = Mutex<Void>(())
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  @inline(__always)
  func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try work(&value)
  }

  /// Puts a new value in, and gives the old one out, to be released where no lock is held.
  @discardableResult
  func exchange(for new: Value) -> Value {
    withLock { value in
      let old = value
      value = new
      return old
    }
  }
}

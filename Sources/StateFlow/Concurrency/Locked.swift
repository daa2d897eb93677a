/// A value protected by a lock.
///
/// Unlike the standard library's `Mutex`, this class doesn't require the value to be `Sendable`,
/// and the thread sanitizer understands it; see ``Lock``.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Runs `work` with exclusive access to the value. `work` must not access the value in any other
  /// way, and must not call unknown code.
  @inline(__always)
  func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work(&value)
  }

  /// Replaces the value and returns the old one, so that the caller releases the old value without
  /// holding the lock.
  @discardableResult
  func exchange(for new: Value) -> Value {
    withLock { value in
      let old = value
      value = new
      return old
    }
  }
}

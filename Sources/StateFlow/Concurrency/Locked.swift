/// A value that several threads may use, one at a time.
///
/// It differs from the standard library's `Mutex` in that the value doesn't have to be `Sendable`, and
/// that the thread sanitizer understands it; see ``Lock``.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Runs `work` with exclusive access to the value. It must not access the value in another way or
  /// call unknown code.
  @inline(__always)
  func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work(&value)
  }

  /// Replaces the value, and returns the old one, so that it is released outside the lock.
  @discardableResult
  func exchange(for new: Value) -> Value {
    withLock { value in
      let old = value
      value = new
      return old
    }
  }
}

/// A value that several threads may use, one at a time.
///
/// It is a mutex of the standard library, except that the value need not be `Sendable`, since a
/// state may hold anything, and that the thread sanitizer can follow it; see ``Lock``.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Runs `work` while no other thread touches the value. It must neither come back here nor call
  /// code that is not known.
  @inline(__always)
  func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
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

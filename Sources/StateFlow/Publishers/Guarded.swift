/// A value that one thread at a time can touch.
///
/// It is a mutex of the standard library, except that the thread sanitizer can follow it; see
/// ``Lock``.
struct Guarded<Value>: ~Copyable, @unchecked Sendable {
  private let guardian = Lock()
  private let value: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Runs the body while no other thread touches the value. The body must not come back here.
  borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    guardian.lock()
    defer { guardian.unlock() }
    return body(&value.pointee)
  }
}

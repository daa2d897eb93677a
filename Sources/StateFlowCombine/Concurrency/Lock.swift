import Synchronization

/// A lock that guards the fields of an object.
///
/// Its methods for acquiring and releasing the lock are separate for the sake of generic code, which
/// looks up types at run time to return values from a closure.
package struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  // When a mutex is contended, the kernel hands it from one thread to the next, and the thread
  // sanitizer doesn't see that. This flag makes the order visible to the sanitizer.
  private let baton = Atomic<Bool>(false)

  package init() {}

  /// Acquires the lock, waiting if another thread holds it. Until you release the lock, don't
  /// acquire it again and don't call unknown code. That includes releasing an object, whose
  /// deinitializer could do anything.
  @inline(__always)
  package borrowing func lock() {
    mutex._unsafeLock()
    _ = baton.load(ordering: .acquiring)
  }

  /// Releases the lock.
  @inline(__always)
  package borrowing func unlock() {
    baton.store(false, ordering: .releasing)
    mutex._unsafeUnlock()
  }

  /// Runs `work` while no other thread holds the lock.
  @inline(__always)
  package borrowing func withLock<Result>(_ work: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return work()
  }
}

/// A value protected by a lock.
///
/// It can be shared between threads if its value can. Publishers protect values of any type, but
/// aren't `Sendable`, as in Combine.
package final class Locked<Value> {
  private let lock = Lock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs `work` with exclusive access to the value. `work` must not access the value in any other
  /// way, and must not call unknown code.
  @inline(__always)
  package func withLock<Result>(_ work: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work(&value)
  }

  /// Replaces the value and returns the old one, so that the caller releases the old value without
  /// holding the lock.
  @discardableResult
  package func exchange(for new: Value) -> Value {
    withLock { value in
      let old = value
      value = new
      return old
    }
  }
}

// This is sound because the value is accessed only under the lock.
extension Locked: @unchecked Sendable where Value: Sendable {}

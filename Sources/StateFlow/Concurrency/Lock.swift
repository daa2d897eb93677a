import Synchronization

/// A mutex with separate lock and unlock methods, for code where passing a closure is too slow.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  // When a mutex is contended, the kernel hands it from one thread to the next, and the thread
  // sanitizer doesn't see that. This flag makes the order visible to the sanitizer.
  private let baton = Atomic<Bool>(false)

  /// Acquires the lock, waiting if another thread holds it. The calling thread must not already
  /// hold the lock.
  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
    _ = baton.load(ordering: .acquiring)
  }

  /// Acquires the lock if no thread holds it. Returns whether the lock was acquired.
  @inline(__always)
  borrowing func tryLock() -> Bool {
    guard mutex._unsafeTryLock() else { return false }
    _ = baton.load(ordering: .acquiring)
    return true
  }

  /// Releases the lock.
  @inline(__always)
  borrowing func unlock() {
    baton.store(false, ordering: .releasing)
    mutex._unsafeUnlock()
  }
}

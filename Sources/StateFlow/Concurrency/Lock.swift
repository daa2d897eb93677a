import Synchronization

/// A mutex with separate lock and unlock methods, for code where passing a closure is too slow.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  // A contended mutex changes hands inside the kernel, where the thread sanitizer can't follow.
  // This flag makes the order visible to it.
  private let baton = Atomic<Bool>(false)

  /// Waits until no thread holds the lock. The calling thread must not hold it.
  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
    _ = baton.load(ordering: .acquiring)
  }

  /// Takes the lock if no thread holds it.
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

import Synchronization

/// A mutex that is locked and unlocked by hand, for where a closure would get in the way.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  // A contended mutex changes hands inside the kernel, where the thread sanitizer does not look.
  // Passing this on with each turn shows it the order.
  private let baton = Atomic<Bool>(false)

  /// Waits until no other thread holds the lock. The same thread must not hold it either.
  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
    _ = baton.load(ordering: .acquiring)
  }

  /// Takes the lock if nobody holds it.
  @inline(__always)
  borrowing func tryLock() -> Bool {
    guard mutex._unsafeTryLock() else { return false }
    _ = baton.load(ordering: .acquiring)
    return true
  }

  /// Lets others have the lock.
  @inline(__always)
  borrowing func unlock() {
    baton.store(false, ordering: .releasing)
    mutex._unsafeUnlock()
  }
}

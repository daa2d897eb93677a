import Synchronization

/// A lock that a thread can acquire again while holding it.
struct RecursiveLock: ~Copyable {
  private let mutex = Lock()
  private let owner = Atomic<UInt>(0)

  // The number of times the owner has acquired the lock again. Only the owner accesses it.
  private let depth = Atomic<Int>(0)

  /// Acquires the lock, waiting if another thread holds it.
  @inline(__always)
  borrowing func lock() {
    let me = currentThreadID()
    if owner.load(ordering: .relaxed) == me {
      depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    } else {
      mutex.lock()
      owner.store(me, ordering: .relaxed)
    }
  }

  /// Acquires the lock unless another thread holds it, and returns whether the lock was acquired.
  @inline(__always)
  borrowing func lockUnlessContended() -> Bool {
    let me = currentThreadID()
    let owner = owner.load(ordering: .relaxed)
    if owner == me {
      depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
      return true
    }
    // Asking the mutex while another thread holds it may be a system call.
    guard owner == 0, mutex.tryLock() else { return false }
    self.owner.store(me, ordering: .relaxed)
    return true
  }

  /// Acquires the lock if no thread holds it, not even the calling thread. Returns whether the lock
  /// was acquired.
  @inline(__always)
  borrowing func tryLock() -> Bool {
    guard owner.load(ordering: .relaxed) == 0, mutex.tryLock() else { return false }
    owner.store(currentThreadID(), ordering: .relaxed)
    return true
  }

  /// Undoes one call to `lock()`, or one successful call to `lockUnlessContended()` or `tryLock()`.
  ///
  /// - Returns: Whether the calling thread no longer holds the lock.
  @inline(__always)
  @discardableResult
  borrowing func unlock() -> Bool {
    let depth = depth.load(ordering: .relaxed)
    guard depth == 0 else {
      self.depth.store(depth &- 1, ordering: .relaxed)
      return false
    }
    owner.store(0, ordering: .relaxed)
    mutex.unlock()
    return true
  }
}

import Synchronization

/// A lock that a thread can acquire again while it already holds it.
struct RecursiveLock: ~Copyable {
  private let mutex = Lock()
  private let owner = Atomic<UInt>(0)

  // The number of times the owner has acquired the lock again. Only the owner accesses it.
  private let depth = Atomic<Int>(0)

  /// Whether the calling thread holds the lock.
  @inline(__always)
  var isHeldByCurrentThread: Bool { owner.load(ordering: .relaxed) == currentThreadID() }

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

  /// Acquires the lock if no thread holds it, not even the calling thread. Returns whether the lock
  /// was acquired.
  @inline(__always)
  borrowing func tryLock() -> Bool {
    guard !isHeldByCurrentThread, mutex.tryLock() else { return false }
    owner.store(currentThreadID(), ordering: .relaxed)
    return true
  }

  /// Undoes one call to `lock()`, or one successful call to `tryLock()`.
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

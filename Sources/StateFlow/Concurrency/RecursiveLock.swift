import Synchronization

/// A lock that the thread holding it can take again.
struct RecursiveLock: ~Copyable {
  private let mutex = Lock()
  private let owner = Atomic<UInt>(0)

  // How often the owner has taken the lock again. Only the owner touches it.
  private let depth = Atomic<Int>(0)

  /// Whether the calling thread holds the lock.
  @inline(__always)
  var isHeldByCurrentThread: Bool { owner.load(ordering: .relaxed) == currentThreadID() }

  /// Waits until no other thread holds the lock.
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

  /// Takes the lock if no thread holds it, the calling thread included.
  @inline(__always)
  borrowing func tryLock() -> Bool {
    guard !isHeldByCurrentThread, mutex.tryLock() else { return false }
    owner.store(currentThreadID(), ordering: .relaxed)
    return true
  }

  /// Undoes one `lock`.
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

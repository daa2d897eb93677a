import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that a thread can acquire again while holding it, so unknown code can run under it.
struct RecursiveLock: ~Copyable {
  private let mutex = Lock()
  private let owner = Atomic<UInt>(0)

  // The number of times the owner has acquired the lock again. Only the owner accesses it.
  private let depth = Atomic<Int>(0)

  /// Acquires the lock, waiting if another thread holds it.
  @inline(__always)
  borrowing func lock() {
    let me = currentThreadID()
    // No other thread stores this number, so a thread recognizes its own.
    if owner.load(ordering: .relaxed) == me {
      depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
    } else {
      mutex.lock()
      owner.store(me, ordering: .relaxed)
    }
  }

  /// Undoes one call to `lock()`.
  @inline(__always)
  borrowing func unlock() {
    let depth = depth.load(ordering: .relaxed)
    if depth > 0 {
      self.depth.store(depth - 1, ordering: .relaxed)
    } else {
      owner.store(0, ordering: .relaxed)
      mutex.unlock()
    }
  }

  /// Runs `work` while no other thread holds the lock.
  @inline(__always)
  borrowing func withLock<Result>(_ work: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return work()
  }
}

/// Returns a nonzero number that identifies the calling thread as long as the thread exists.
@inline(__always)
private func currentThreadID() -> UInt {
  #if canImport(Glibc)
    pthread_self()
  #else
    UInt(bitPattern: pthread_self())
  #endif
}

import Synchronization

/// The demand of one subscriber. Any thread can add to the demand and use it up.
struct DemandCounter: ~Copyable {
  private let count = Atomic<UInt>(0)

  private static var closed: UInt { .max }

  private static var unlimited: UInt { Subscribers.Demand.unlimited.rawValue }

  /// Whether the subscriber no longer receives anything, no matter how much it requests.
  @inline(__always)
  var isClosed: Bool { count.load(ordering: .sequentiallyConsistent) == Self.closed }

  /// Whether the subscriber has requested all values.
  var isUnlimited: Bool { count.load(ordering: .sequentiallyConsistent) == Self.unlimited }

  /// Adds to the demand (C2).
  @inline(__always)
  borrowing func add(_ more: Subscribers.Demand) {
    var old = count.load(ordering: .relaxed)
    while old < Self.unlimited {
      let new = Subscribers.Demand(rawValue: old) + more
      let attempt = count.weakCompareExchange(
        expected: old, desired: new.rawValue, ordering: .acquiringAndReleasing)
      if attempt.exchanged { return }
      old = attempt.original
    }
  }

  /// Uses up one value of the demand (C2).
  ///
  /// - Returns: `false` if there is no demand.
  @inline(__always)
  borrowing func takeOne() -> Bool {
    var old = count.load(ordering: .relaxed)
    while old != Self.unlimited {
      if old == 0 || old == Self.closed { return false }
      let attempt = count.weakCompareExchange(
        expected: old, desired: old - 1, ordering: .acquiringAndReleasing)
      if attempt.exchanged { return true }
      old = attempt.original
    }
    return true
  }

  /// Ends the demand permanently.
  ///
  /// - Returns: `false` if the demand had already ended.
  borrowing func close() -> Bool {
    count.exchange(Self.closed, ordering: .sequentiallyConsistent) != Self.closed
  }
}

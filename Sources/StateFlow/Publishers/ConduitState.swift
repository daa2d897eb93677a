/// The part of a conduit that doesn't depend on the conduit's type parameters: its lock and its
/// demand.
///
/// Only one thread at a time can be inside a conduit, so a sink never runs concurrently with itself
/// (C12). But that thread can enter again, so a sink can send to itself (C11). Canceling never
/// waits. It closes the conduit, and the subscriber is released when no thread is inside.
///
/// The conduit is also the subscription that its subscriber receives. Because this class isn't
/// generic, the conversion to `any Subscription` doesn't have to look up metadata at run time.
class ConduitState: Subscription, CustomStringConvertible {
  /// The number that the list sorts the conduit by.
  @exclusivity(unchecked)
  final var ticket = 0

  /// Whether the subscriber still has to receive the newest value from a source that replays.
  /// Access this property only between `enter()` and `leave()`.
  @exclusivity(unchecked)
  final var isBehind: Bool

  /// The stamp of the last replayed value. Access this property only between `enter()` and
  /// `leave()`.
  @exclusivity(unchecked)
  final var replayed = -1

  private let demand = DemandCounter()
  private let inside = RecursiveLock()

  init(isBehind: Bool) {
    self.isBehind = isBehind
  }

  /// The name of the publisher in the output of `print()`.
  var description: String { operatorName(of: self) }

  /// Releases the subscriber. This method is called, possibly several times, when the conduit is
  /// closed and no thread is inside.
  func release() {}

  /// Requests more values.
  func request(_ demand: Subscribers.Demand) { fatalError("A conduit must override request.") }

  /// Closes the conduit and releases the subscriber.
  func cancel() { fatalError("A conduit must override cancel.") }

  /// Enters the conduit, after waiting until no other thread is inside.
  @inline(__always)
  final func enter() { inside.lock() }

  /// Enters the conduit unless another thread is inside, and returns whether the calling thread has
  /// entered.
  @inline(__always)
  final func enterUnlessOccupied() -> Bool { inside.lockUnlessContended() }

  /// Enters the conduit if no thread is inside, not even the calling thread, and returns whether
  /// the calling thread has entered.
  final func enterIfVacant() -> Bool { inside.tryLock() }

  /// Ends an access that began with `enter`, and releases the subscriber if the conduit is closed.
  @inline(__always)
  final func leave() {
    if inside.unlock(), demand.isClosed { releaseIfVacant() }
  }

  /// Ends an access that began with `enterUnlessOccupied`. Don't use the conduit afterward unless
  /// you retain it, because another thread may release it.
  @inline(__always)
  final func leaveWithoutReleasing() { inside.unlock() }

  /// Releases the subscriber of a closed conduit, unless a thread is inside.
  ///
  /// - Returns: `false` if a thread is inside.
  @inline(never)
  @discardableResult
  final func releaseIfVacant() -> Bool {
    guard enterIfVacant() else { return false }
    releaseAndLeave()
    return true
  }

  /// Releases the subscriber and ends an access that began with `enterIfVacant`.
  final func releaseAndLeave() {
    // Objects that are released here may send to this conduit, so this thread still has to count as
    // inside.
    release()
    inside.unlock()
  }

  /// Adds to the demand (C2).
  @inline(__always)
  final func ask(_ more: Subscribers.Demand) { demand.add(more) }

  /// Uses up one value of the demand if there is any (C2).
  @inline(__always)
  final func takeOne() -> Bool { demand.takeOne() }

  /// Whether the subscriber has requested all values.
  final var isUnlimited: Bool { demand.isUnlimited }

  /// Whether the subscriber no longer receives anything.
  final var isClosed: Bool { demand.isClosed }

  /// Closes the conduit.
  ///
  /// - Returns: `false` if the conduit was already closed.
  final func close() -> Bool { demand.close() }
}

/// The value of a published property, and the subscribers to its publisher.
///
/// This list is separate from the rest of the property's storage, so that a subscription doesn't
/// retain anything else (P9).
final class PublishedSubscriberList<Value>: SubscriberList<Value, Never> {
  @exclusivity(unchecked)
  private var stored: Value

  // The value that is being announced but isn't stored yet (P6), or else the stored value.
  @exclusivity(unchecked)
  private var announced: Value

  // The number of nested announcements.
  @exclusivity(unchecked)
  private var depth = 0

  init(_ value: Value) {
    stored = value
    announced = value
    super.init(.replaying)
  }

  override var publisherName: String { "PublishedSubject" }

  /// The value that the property returns, which is still the old value during an announcement (P1).
  var value: Value {
    lock()
    defer { unlock() }
    return stored
  }

  override func replay(to conduit: Conduit<Value, Never>) {
    lock()
    let value = announced
    conduit.replayed = stamp
    unlock()
    conduit.pass(value)
  }

  /// Sends a value and then stores it.
  ///
  /// If one of the property's own sinks sets the property, the outer assignment stores its value
  /// later and so overwrites the sink's value (P5).
  func announceAndStore(_ new: Value) {
    // The stored value is moved to `old`, so that it's released outside of the lock.
    var old = new
    lock()
    guard hasSubscribers.load(ordering: .relaxed) else {
      stamp &+= 1
      swap(&stored, &old)
      announced = new
      return unlock()
    }
    let outer = announced
    announced = new
    depth += 1
    unlockAndSend(new)
    lock()
    swap(&stored, &old)
    depth -= 1
    announced = depth == 0 ? new : outer
    unlock()
  }
}

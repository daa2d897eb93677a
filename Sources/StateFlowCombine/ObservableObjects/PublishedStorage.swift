/// The part of a published property's storage that doesn't depend on the type of the property's
/// value.
///
/// The kit recognizes the storage of a published property by this class.
package class PublishedStorage {
  /// The location of the property's declaration, if it's known.
  package final let declared: SourceSpot?

  // This lock guards the three fields below, and those that a subclass adds.
  fileprivate final let lock = Lock()
  private final var adopted: ObservableObjectPublisher?

  // The object that the property belongs to. The object is known only if a publisher is assigned
  // to the property.
  private final weak var knownOwner: AnyObject?

  // The subscriptions to publishers that are assigned to the property.
  private final var assignments: [SubscriptionHolder] = []

  /// Whether the object was created while a body ran. If so, the next run may create another
  /// object.
  final let wasMadeInBody: Bool

  /// A closure that is called once, with the object, when the property receives the publisher for the
  /// object's changes. Set it before the object exists.
  package final var announcerAdopted: ((AnyObject) -> Void)?

  init(declared: SourceSpot?) {
    self.declared = declared
    wasMadeInBody = PublishedWrites.observer?.isRunningBody ?? false
  }

  /// Creates the storage of a property whose value is stored elsewhere.
  package convenience init() {
    self.init(declared: nil)
  }

  deinit {
    for subscription in assignments { subscription.cancel() }
  }

  /// The publisher that the object uses to announce its changes, if the publisher has been used.
  package final var announcer: ObservableObjectPublisher? { lock.withLock { adopted } }

  /// Returns the publisher that the object uses to announce its changes, after creating it if
  /// necessary.
  final func adoptAnnouncer(for object: AnyObject) -> ObservableObjectPublisher {
    announcer ?? adopt(ObservableObjectPublisher(), for: object)
  }

  /// Makes the property announce its changes through a publisher, unless the property already has
  /// one.
  ///
  /// - Returns: The publisher that the property uses.
  @discardableResult
  final func adopt(
    _ announcer: ObservableObjectPublisher, for object: AnyObject
  ) -> ObservableObjectPublisher {
    let (current, isNew) = lock.withLock {
      let current = adopted ?? announcer
      defer { adopted = current }
      return (current, adopted == nil)
    }
    if isNew { announcerAdopted?(object) }
    return current
  }

  /// Records the object that the property belongs to.
  package final func belongs(to object: AnyObject) {
    lock.withLock { knownOwner = object }
  }

  /// The object that the property belongs to, if it's known.
  package final var owner: AnyObject? { lock.withLock { knownOwner } }

  /// Keeps the subscription to an assigned publisher until the property is released.
  final func keep(_ subscription: SubscriptionHolder) {
    lock.withLock { assignments.append(subscription) }
  }

  /// Removes the subscription to an assigned publisher that has completed.
  final func forget(_ subscription: SubscriptionHolder) {
    lock.withLock { assignments.removeAll { $0 === subscription } }
  }
}

/// The storage of a published property.
final class PublishedBox<Value>: PublishedStorage {
  private var stored: Value

  // `nil` until the property's publisher has a subscriber. The list is separate from the rest of the
  // storage, so that a subscription doesn't retain anything else (P9).
  private var list: PublishedValueList<Value>?

  init(_ value: Value, declared: SourceSpot) {
    stored = value
    super.init(declared: declared)
  }

  /// The value of the property, which is still the old value during an announcement (P1).
  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  /// The subscribers to the property's publisher.
  var subscribers: PublishedValueList<Value> {
    lock.lock()
    defer { lock.unlock() }
    if let list { return list }
    let new = PublishedValueList(stored, publisherName: "PublishedSubject")
    list = new
    return new
  }

  /// Announces a new value and then stores it (P2).
  func set(_ value: Value, of object: AnyObject) {
    let observer = PublishedWrites.observer
    let isRecorded = observer?.willSet(self, of: object, from: self.value, to: value) ?? false
    announceAndStore(value)
    observer?.didSet(object, wasRecorded: isRecorded)
  }

  /// Announces a value from an assigned publisher and then stores it.
  func assign(_ value: Value) {
    if let owner { return set(value, of: owner) }
    announceAndStore(value)
  }

  private func announceAndStore(_ new: Value) {
    announcer?.send()
    // The old value is moved here, so that it's released outside of the lock.
    var old = new
    lock.lock()
    if let list {
      lock.unlock()
      list.announce(new) { store(&old) }
    } else {
      swap(&stored, &old)
      lock.unlock()
    }
  }

  /// Stores a value and returns the old one in its place.
  private func store(_ value: inout Value) {
    lock.lock()
    swap(&stored, &value)
    lock.unlock()
  }
}

/// The subscribers to the publisher of a published property.
///
/// The current value of the list is the value that is being announced but isn't stored yet (P6), or
/// else the stored value.
final class PublishedValueList<Value>: CurrentValueList<Value, Never> {
  // The number of nested announcements.
  private var depth = 0

  /// Sends a value and then calls `store`, which must not call unknown code.
  ///
  /// If one of the property's own sinks sets the property, the outer assignment stores its value
  /// later and so overwrites the sink's value (P5).
  func announce(_ new: Value, store: () -> Void) {
    // The old values are moved here, so that they are released outside of the lock.
    var (outer, announced) = (new, new)
    lock.lock()
    swap(&current, &outer)
    depth += 1
    unlockAndSend(new)
    lock.lock()
    store()
    depth -= 1
    if depth > 0 { swap(&announced, &outer) }
    swap(&current, &announced)
    lock.unlock()
  }
}

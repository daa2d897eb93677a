import Synchronization

/// The part of a published property's storage that doesn't depend on the type of the property's
/// value.
///
/// The kit recognizes the storage of a published property by this class.
@usableFromInline
class PublishedStorage {
  /// The location of the property's declaration, if it's known.
  final let declared: SourceSpot?

  // This is set once and retained until `deinit`, so that setting the property doesn't have to
  // retain it.
  private let adopted = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)

  /// Whether the object was created while a body ran. If so, the next run may create another
  /// object.
  final let wasMadeInBody: Bool

  /// The object that the property belongs to. The object is known only if a publisher is assigned
  /// to the property.
  final private(set) weak var owner: AnyObject?

  // The subscriptions to publishers that are assigned to the property.
  @exclusivity(unchecked)
  private final var assignments: [SubscriptionHolder] = []
  private let assignmentsLock = Mutex<Void>(())

  init(declared: SourceSpot?) {
    self.declared = declared
    wasMadeInBody = Evaluating.node != nil
  }

  /// Returns whether an object with published properties was created while a body ran.
  static func wasMadeInBody(_ object: AnyObject) -> Bool {
    guard let offset = ClassLayout.of(type(of: object)).published.first else { return false }
    return Unmanaged.passUnretained(object).toOpaque()
      .load(fromByteOffset: offset, as: PublishedStorage.self).wasMadeInBody
  }

  deinit {
    for subscription in assignments { subscription.cancel() }
    adopted.load(ordering: .acquiring)?.release()
  }

  /// The publisher that the object uses to announce its changes, if the publisher has been used.
  final var announcer: ObservableObjectPublisher? {
    adopted.load(ordering: .acquiring)?.takeUnretainedValue()
  }

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
    let candidate = Unmanaged.passRetained(announcer)
    let attempt = adopted.compareExchange(
      expected: nil, desired: candidate, ordering: .acquiringAndReleasing)
    if attempt.exchanged {
      announcerAdopted(for: object)
      return announcer
    }
    candidate.release()
    return attempt.original!.takeUnretainedValue()
  }

  /// Responds when the property receives the publisher for changes to `object`. This method is
  /// called once.
  func announcerAdopted(for object: AnyObject) {}

  /// Records the object that the property belongs to.
  final func belongs(to object: AnyObject) {
    if owner !== object { owner = object }
  }

  /// Keeps the subscription to an assigned publisher until the property is released.
  final func keep(_ subscription: SubscriptionHolder) {
    assignmentsLock.withLock { _ in assignments.append(subscription) }
  }

  /// Removes the subscription to an assigned publisher that has completed.
  final func forget(_ subscription: SubscriptionHolder) {
    assignmentsLock.withLock { _ in assignments.removeAll { $0 === subscription } }
  }

  /// Announces that the property is about to change (P2).
  @inline(__always)
  final func announce() {
    adopted.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.send() }
  }
}

/// The storage of a published property.
@usableFromInline
final class PublishedBox<Value>: PublishedStorage {
  let subscribers: PublishedSubscriberList<Value>

  init(_ value: Value, declared: SourceSpot) {
    subscribers = PublishedSubscriberList(value)
    super.init(declared: declared)
  }

  @usableFromInline
  var value: Value { subscribers.value }

  /// Announces a new value and then stores it (P2).
  @usableFromInline
  func set(_ value: Value, of object: AnyObject) {
    let isRecording = WriteLog.isRecording.load(ordering: .relaxed)
    if isRecording {
      WriteLog.willPublish(
        owner: object, storage: self, old: subscribers.value, new: value, declared: declared)
    }
    announce()
    subscribers.announceAndStore(value)
    if isRecording { WriteLog.didPublish() }
    if OffMainWrites.areKnown.load(ordering: .relaxed) { OffMainWrites.didStore(object) }
  }

  /// Announces a value from an assigned publisher and then stores it.
  func assign(_ value: Value) {
    if let owner { return set(value, of: owner) }
    announce()
    subscribers.announceAndStore(value)
  }
}

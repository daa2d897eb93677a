import Synchronization

/// What a published property keeps, whatever the type of its value.
///
/// Code of the kit that is handed the storage of some property recognises a published one by this
/// class.
@usableFromInline
class PublishedStorage {
  /// Where the property is declared, if that is known.
  final let declared: SourceSpot?

  // Set once and retained until the end, so that a set need not retain it.
  private let adopted = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)
  private let isSilent = Atomic<Bool>(false)

  /// Whether the object was made while a body ran, and so may be made again by the next run.
  final let wasMadeInBody: Bool

  /// The object, known only if publishers are assigned to the property: those do not pass by it.
  final private(set) weak var owner: AnyObject?

  /// The publishers that are assigned to the property. They stop when the property goes.
  @exclusivity(unchecked)
  private final var assignments: [SubscriptionSlot] = []
  private let assignmentsLock = Mutex<Void>(())

  init(declared: SourceSpot?) {
    self.declared = declared
    wasMadeInBody = Evaluating.node != nil
  }

  /// Whether an object with published properties was made while a body ran.
  static func wasMadeInBody(_ object: AnyObject) -> Bool {
    guard let offset = ClassLayout.of(type(of: object)).published.first else { return false }
    return Unmanaged.passUnretained(object).toOpaque()
      .load(fromByteOffset: offset, as: PublishedStorage.self).wasMadeInBody
  }

  deinit {
    for slot in assignments { slot.cancel() }
    adopted.load(ordering: .acquiring)?.release()
  }

  /// What the object announces through, as far as is known.
  final var announcer: ObservableObjectPublisher? {
    adopted.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// What the object announces through, made now if it was not known.
  final func adoptAnnouncer(for object: AnyObject) -> ObservableObjectPublisher {
    announcer ?? adopt(ObservableObjectPublisher(), for: object)
  }

  /// From now on the property announces through this publisher, unless it had one before.
  ///
  /// - Returns: The one that it announces through.
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

  /// Called once, when the property of `object` has a publisher to announce through.
  func announcerAdopted(for object: AnyObject) {}

  /// Notes which object the property belongs to.
  final func belongs(to object: AnyObject) {
    if owner !== object { owner = object }
  }

  /// Keeps a publisher assigned until the property goes.
  final func keep(_ slot: SubscriptionSlot) {
    assignmentsLock.withLock { _ in assignments.append(slot) }
  }

  /// Forgets a publisher that came to its end.
  final func forget(_ slot: SubscriptionSlot) {
    assignmentsLock.withLock { _ in assignments.removeAll { $0 === slot } }
  }

  /// Announces that the property of `object` is about to change (P2).
  @inline(__always)
  final func announce(of object: AnyObject) {
    if let announcer = adopted.load(ordering: .acquiring) {
      announcer._withUnsafeGuaranteedRef { $0.send() }
    } else if !isSilent.load(ordering: .relaxed) {
      findAnnouncer(of: object)
    }
  }

  private func findAnnouncer(of object: AnyObject) {
    switch Announcers.search(in: object) {
    case .announcer(let announcer): adopt(announcer, for: object).send()
    case .nothing: isSilent.store(true, ordering: .relaxed)
    case .unknown: break
    }
  }
}

/// The storage of a published property.
@usableFromInline
final class PublishedBox<Value>: PublishedStorage {
  let audience: PublishedAudience<Value>

  init(_ value: Value, declared: SourceSpot) {
    audience = PublishedAudience(value)
    super.init(declared: declared)
  }

  @usableFromInline
  var value: Value { audience.value }

  /// Announces a new value, then stores it (P2).
  @usableFromInline
  func set(_ value: Value, of object: AnyObject) {
    if WriteLog.isRecording.load(ordering: .relaxed) {
      WriteLog.willPublish(
        owner: object, storage: self, old: audience.value, new: value, declared: declared)
    }
    announce(of: object)
    audience.announceAndStore(value)
    if OffMainWrites.areKnown.load(ordering: .relaxed) { OffMainWrites.didStore(object) }
  }

  /// Announces a value that came from a publisher, then stores it.
  func assign(_ value: Value) {
    if let owner { return set(value, of: owner) }
    announcer?.send()
    audience.announceAndStore(value)
  }
}

/// The subscribers of a published property, and its value.
///
/// Kept apart from the rest of the storage so that a subscription holds on to nothing else (P9).
final class PublishedAudience<Value>: Audience<Value, Never> {
  @exclusivity(unchecked)
  private var stored: Value

  /// The value that is being announced and not stored yet (P6); the stored one at other times.
  @exclusivity(unchecked)
  private var announced: Value

  /// How many announcements are under way.
  @exclusivity(unchecked)
  private var depth = 0

  init(_ value: Value) {
    stored = value
    announced = value
    super.init(replays: true)
  }

  /// What the property reads: the value before the one that is being announced (P1).
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

  /// Sends a value, then stores it.
  ///
  /// A set from within one of its own sinks is complete before the outer one stores, and so loses
  /// to it (P5).
  func announceAndStore(_ new: Value) {
    // What was stored goes out in `old`, so that it is released outside the lock.
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
    let turn = nextTurn()
    unlock()
    deliver(new, in: turn)
    lock()
    swap(&stored, &old)
    depth -= 1
    announced = depth == 0 ? new : outer
    unlock()
  }
}

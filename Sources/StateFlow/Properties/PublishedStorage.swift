import Synchronization

/// What a published property keeps, whatever the type of its value.
///
/// Code of the kit that is handed the storage of some property recognises a published one by this
/// class.
@usableFromInline
class PublishedStorage {
  /// Where the property is declared.
  final let declared: SourceSpot

  private let adopted = AtomicLazyReference<ObservableObjectPublisher>()
  private let isSilent = Atomic<Bool>(false)

  /// Whether the object was made while a body ran, and so may be made again by the next run.
  final let wasMadeInBody: Bool

  init(declared: SourceSpot) {
    self.declared = declared
    wasMadeInBody = Evaluating.node != nil
  }

  /// Whether an object with published properties was made while a body ran.
  static func wasMadeInBody(_ object: AnyObject) -> Bool {
    guard let offset = ClassLayout.of(type(of: object)).published.first else { return false }
    return Unmanaged.passUnretained(object).toOpaque()
      .load(fromByteOffset: offset, as: PublishedStorage.self).wasMadeInBody
  }

  /// What the object announces through, as far as is known.
  final var announcer: ObservableObjectPublisher? { adopted.load() }

  /// What the object announces through, made now if it was not known.
  final func adoptAnnouncer() -> ObservableObjectPublisher {
    adopted.load() ?? adopted.storeIfNil(ObservableObjectPublisher())
  }

  /// From now on the property announces through this publisher, unless it had one before.
  final func adopt(_ announcer: ObservableObjectPublisher) {
    _ = adopted.storeIfNil(announcer)
  }

  /// Announces that the property of `object` is about to change (P2).
  final func announce(of object: AnyObject?) {
    if let announcer = adopted.load() {
      announcer.send()
    } else if let object, !isSilent.load(ordering: .relaxed) {
      findAnnouncer(of: object)
    }
  }

  private func findAnnouncer(of object: AnyObject) {
    switch Announcers.search(in: object) {
    case .announcer(let announcer): adopted.storeIfNil(announcer).send()
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
  }
}

/// The subscribers of a published property, and its value.
///
/// Kept apart from the rest of the storage so that a subscription holds on to nothing else (P9).
final class PublishedAudience<Value>: Audience<Value, Never> {
  private var stored: Value

  /// The value that is being announced and not stored yet (P6).
  private var announced: Value?

  /// How many announcements are under way.
  private var depth = 0

  init(_ value: Value) {
    stored = value
    super.init(replays: true)
  }

  /// What the property reads: the value before the one that is being announced (P1).
  var value: Value { locked { stored } }

  override func newest() -> (value: Value, stamp: Int)? {
    locked { (announced ?? stored, stamp) }
  }

  /// Sends a value, then stores it.
  ///
  /// A set from within one of its own sinks is complete before the outer one stores, and so loses
  /// to it (P5).
  func announceAndStore(_ new: Value) {
    // What was stored goes out in `old`, so that it is released outside the lock.
    var old = new
    var outer: Value?
    let turn: Turn? = locked {
      guard hasSubscribers.load(ordering: .relaxed) else {
        stamp &+= 1
        swap(&stored, &old)
        return nil
      }
      outer = announced
      announced = new
      depth += 1
      return nextTurn()
    }
    guard let turn else { return }
    deliver(new, in: turn)
    locked {
      swap(&stored, &old)
      depth -= 1
      announced = depth == 0 ? nil : outer
    }
  }
}

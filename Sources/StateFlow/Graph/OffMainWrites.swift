import Synchronization

/// Tells graphs when a published property that was set on another thread has its new value.
///
/// An object announces a change *before* it stores the new value (P1). On the main actor nothing can
/// come between. On another thread the main actor may update the screen right between the two, with
/// the old value, and nobody would tell it of the new one. So an object that has once announced off
/// the main actor is kept here, and its graphs are told again after each store.
enum OffMainWrites {
  /// Whether there is any such object. A program without one pays one load for each set.
  static let areKnown = Atomic<Bool>(false)

  private struct Observer {
    weak var source: ObjectSource?
  }

  private static let observers = Locked<[ObjectIdentifier: [Observer]]>([:])

  /// From now on `source` is told when a property of `object` was set off the main actor.
  static func add(_ source: ObjectSource, for object: ObjectIdentifier) {
    observers.withLock { observers in
      guard observers[object]?.contains(where: { $0.source === source }) != true else { return }
      observers[object, default: []].append(Observer(source: source))
    }
    areKnown.store(true, ordering: .relaxed)
  }

  /// Forgets a source that nobody reads any longer.
  static func remove(_ source: ObjectSource, for object: ObjectIdentifier) {
    observers.withLock { observers in
      observers[object]?.removeAll { $0.source == nil || $0.source === source }
      if observers[object]?.isEmpty == true { observers[object] = nil }
    }
  }

  /// A property of `object` has its new value.
  static func didStore(_ object: AnyObject) {
    guard !MainActor.isCurrent else { return }
    let sources = observers.withLock { $0[ObjectIdentifier(object)] ?? [] }.compactMap(\.source)
    for source in sources { source.didChange() }
  }
}

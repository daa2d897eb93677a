import Synchronization

/// The objects whose published properties have been set by code that doesn't run on the main actor.
///
/// An object announces a change *before* it stores the new value (P1). On the main actor, nothing
/// can happen between the announcement and the store. If another thread sets the property, however,
/// the main actor may update the screen between the two, with the old value. Once another thread
/// has announced a change to an object, the graphs that observe the object are therefore notified
/// again after each store.
enum OffMainWrites {
  /// Whether a published property of any object has been set by code that doesn't run on the main
  /// actor. Until that happens, setting a property costs only one extra load.
  static let areKnown = Atomic<Bool>(false)

  private struct Observer {
    weak var source: ObjectSource?
  }

  private static let observers = Locked<[ObjectIdentifier: [Observer]]>([:])

  /// Starts notifying `source` each time code that doesn't run on the main actor has set a
  /// published property of `object`.
  static func add(_ source: ObjectSource, for object: ObjectIdentifier) {
    observers.withLock { observers in
      guard observers[object]?.contains(where: { $0.source === source }) != true else { return }
      observers[object, default: []].append(Observer(source: source))
    }
    areKnown.store(true, ordering: .relaxed)
  }

  /// Removes a source that no longer has any readers.
  static func remove(_ source: ObjectSource, for object: ObjectIdentifier) {
    observers.withLock { observers in
      observers[object]?.removeAll { $0.source == nil || $0.source === source }
      if observers[object]?.isEmpty == true { observers[object] = nil }
    }
  }

  /// Notifies the sources of `object` that the new value of one of the object's properties has been
  /// stored.
  static func didStore(_ object: AnyObject) {
    guard !MainActor.isCurrent else { return }
    let sources = observers.withLock { $0[ObjectIdentifier(object)] ?? [] }.compactMap(\.source)
    for source in sources { source.didChange() }
  }
}

import Synchronization

/// The objects whose published properties are set off the main actor.
///
/// An object announces a change *before* it stores the new value (P1). On the main actor, nothing
/// can happen in between. But if another thread sets the property, the main actor may update the
/// screen right between the two, with the old value. Once an object has announced off the main
/// actor, its graphs are therefore notified again after each store.
enum OffMainWrites {
  /// Whether there are any such objects. Without them, each set costs only this one load.
  static let areKnown = Atomic<Bool>(false)

  private struct Observer {
    weak var source: ObjectSource?
  }

  private static let observers = Locked<[ObjectIdentifier: [Observer]]>([:])

  /// Notifies `source` from now on each time a property of `object` has been set off the main
  /// actor.
  static func add(_ source: ObjectSource, for object: ObjectIdentifier) {
    observers.withLock { observers in
      guard observers[object]?.contains(where: { $0.source === source }) != true else { return }
      observers[object, default: []].append(Observer(source: source))
    }
    areKnown.store(true, ordering: .relaxed)
  }

  /// Removes a source that has no readers any more.
  static func remove(_ source: ObjectSource, for object: ObjectIdentifier) {
    observers.withLock { observers in
      observers[object]?.removeAll { $0.source == nil || $0.source === source }
      if observers[object]?.isEmpty == true { observers[object] = nil }
    }
  }

  /// Notifies the sources of `object` that one of its properties has its new value.
  static func didStore(_ object: AnyObject) {
    guard !MainActor.isCurrent else { return }
    let sources = observers.withLock { $0[ObjectIdentifier(object)] ?? [] }.compactMap(\.source)
    for source in sources { source.didChange() }
  }
}

import Observation

/// A detector of changes to the objects that views hold. For the story, it finds writes that aren't
/// announced, or whose announcement doesn't name the property.
///
/// A plain class announces no changes, and neither does a property without `@Published`. An
/// `@Observable` object announces a change, but not which property has changed. The only way to
/// find out is to compare the object with an earlier snapshot. A graph does this only if it records
/// a story, and only for objects that its views hold.
@MainActor
final class ObjectWatch {
  private final class Watched {
    private(set) weak var object: AnyObject?
    var snapshot: ObjectSnapshot
    /// Whether the object is watched only until the end of the update.
    var isPassing = false

    init(_ object: AnyObject, _ snapshot: ObjectSnapshot) {
      self.object = object
      self.snapshot = snapshot
    }
  }

  private weak var graph: ViewGraph?
  private var objects: [ObjectIdentifier: Watched] = [:]
  private var order: [ObjectIdentifier] = []
  /// The `@Observable` objects that notified views in this update.
  private var announced: [ObjectIdentifier] = []
  /// The `ObservableObject`s that notified views in this update.
  private var announcers: Set<ObjectIdentifier> = []
  /// The names of the properties that have changed in this update, grouped by object.
  private var changed: [ObjectIdentifier: [String]] = [:]
  private var searches = 0
  /// The maximum number of views to search for objects in one update. If a change notifies ten
  /// thousand rows, the first few are enough to determine what has changed.
  private static let mostSearches = 50

  /// The maximum number of objects to watch in plain properties of views. Every update compares
  /// each watched object, so a thousand rows with one object each would make every update slow.
  private static let mostHeld = 64

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Watches an object that a view holds in a plain property, unless the limit has been reached.
  func addHeld(_ object: AnyObject) {
    guard objects.count < Self.mostHeld else { return }
    add(object)
  }

  /// Watches an object until it is released, unless other threads may be writing to it.
  func add(_ object: AnyObject) {
    guard graph?.recorder != nil else { return }
    let key = ObjectIdentifier(object)
    objects[key]?.isPassing = false
    guard objects[key]?.object == nil, let snapshot = ObjectSnapshot(object) else { return }
    if objects[key] == nil { order.append(key) }
    objects[key] = Watched(object, snapshot)
  }

  /// Records that an `@Observable` property that `node` has read is about to change, or has changed
  /// on another thread.
  ///
  /// - Returns: The objects that the property may belong to.
  func announced(by node: Node, beforeChange: Bool) -> [ObjectIdentifier] {
    guard graph?.recorder != nil else { return [] }
    searches += 1
    // A view can't be searched while its properties are being filled.
    guard searches <= Self.mostSearches, Evaluating.node !== node else { return announced }
    let held = node.heldObservables
    for object in held {
      let key = ObjectIdentifier(object)
      if !announced.contains(key) { announced.append(key) }
      // If another thread is writing to the object, it isn't safe to read it now.
      guard beforeChange, objects[key]?.object == nil else { continue }
      add(object)
      objects[key]?.isPassing = true
    }
    return held.map { ObjectIdentifier($0) }
  }

  /// Records that an `ObservableObject` that views observe has announced a change. All changes to
  /// that object in this update count as announced.
  func announced(_ key: ObjectIdentifier) {
    if graph?.recorder != nil { announcers.insert(key) }
  }

  /// Returns the properties that have changed in the given objects in this update, such as
  /// `Store.name`.
  func changes(of keys: [ObjectIdentifier]) -> [String] {
    var names: [String] = []
    for name in keys.flatMap({ changed[$0] ?? [] }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Whether any object has changed since the last update.
  var sawChange: Bool {
    objects.values.contains { watched in
      watched.object.map(watched.snapshot.differs) ?? false
    }
  }

  /// Records in the story which properties have changed since the last update.
  func recordChanges() {
    for key in order {
      guard let watched = objects[key], let object = watched.object else { continue }
      let wasAnnounced = announced.contains(key) || announcers.contains(key)
      for (property, change) in watched.snapshot.update(to: object) {
        let owner = "\(type(of: object))"
        changed[key, default: []].append("\(owner).\(property)")
        graph?.recorder?.wrote(
          StoryUpdate.Write(
            owner: owner, property: property, change: change, declared: nil,
            outcome: wasAnnounced ? .announced : .unobserved))
      }
    }
  }

  /// Ends an update. Records the remaining changes and stops watching the objects that were watched
  /// only for this update.
  func endUpdate() {
    recordChanges()
    announced = []
    announcers = []
    changed = [:]
    searches = 0
    guard objects.values.contains(where: { $0.object == nil || $0.isPassing }) else { return }
    objects = objects.filter { $0.value.object != nil && !$0.value.isPassing }
    order.removeAll { objects[$0] == nil }
  }
}

/// A property wrapper that records its own writes in the story.
protocol AnnouncingField {}

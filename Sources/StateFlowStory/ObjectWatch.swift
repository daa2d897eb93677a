import StateFlow

/// A detector of changes to the objects that views hold. For the story, it finds writes that aren't
/// announced, or whose announcement doesn't name the property.
///
/// A plain class announces no changes, and neither does a property without `@Published`. An
/// `@Observable` object announces a change, but not which property has changed. The only way to
/// find out is to compare the object with an earlier snapshot.
///
/// The objects are compared at the end of an action, and also at each event in it, such as a write
/// that announces itself. So the story lists the writes in order, except for those between two
/// events, which it lists in the order in which the properties are declared.
@MainActor
final class ObjectWatch {
  private final class Watched {
    private(set) weak var object: AnyObject?
    var snapshot: ObjectSnapshot
    /// Whether the object is watched only until the end of the update.
    var isPassing = false
    /// The writes to the object in this update that it hasn't announced yet.
    var unannounced: [WriteID] = []

    init(_ object: AnyObject, _ snapshot: ObjectSnapshot) {
      self.object = object
      self.snapshot = snapshot
    }
  }

  private unowned let recorder: StoryRecorder
  private var objects: [ObjectIdentifier: Watched] = [:]
  private var order: [ObjectIdentifier] = []
  /// The latest announcements of the properties that nodes have read.
  private var announcements: [ObjectIdentifier: Announcement] = [:]
  /// The `@Observable` objects that notified views in this update.
  private var announced: [ObjectIdentifier] = []
  /// The `ObservableObject`s that notified views in this update.
  private var announcers: Set<ObjectIdentifier> = []
  /// A change that this update has found.
  private struct Change {
    let object: ObjectIdentifier
    /// The name of the property, such as `Store.name`.
    let name: String
    /// The number of the comparison that found the change.
    let comparison: Int
  }

  /// An announcement that doesn't name the property.
  private struct Announcement {
    /// The objects that the property may belong to.
    let objects: [ObjectIdentifier]
    /// The number of changes that were found before the announcement.
    let start: Int
    /// The name of the object's type, if there is only one object.
    var onlyType: String?
  }

  private var changes: [Change] = []
  private var comparisons = 0
  private var searches = 0
  /// The maximum number of views to search for objects in one update. If a change notifies ten
  /// thousand rows, the first few are enough to determine what has changed.
  private static let mostSearches = 50

  /// The maximum number of objects to watch in plain properties of views. Every update compares
  /// each watched object, so a thousand rows with one object each would make every update slow.
  private static let mostHeld = 64

  init(recorder: StoryRecorder) {
    self.recorder = recorder
  }

  /// Watches an object that a view holds in a plain property, unless the limit has been reached.
  func addHeld(_ object: AnyObject) {
    guard objects.count < Self.mostHeld else { return }
    add(object)
  }

  /// Watches an object until it is released, unless other threads may be writing to it.
  func add(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    objects[key]?.isPassing = false
    guard objects[key]?.object == nil, let snapshot = ObjectSnapshot(object) else { return }
    if objects[key] == nil { order.append(key) }
    objects[key] = Watched(object, snapshot)
  }

  /// Records that an `@Observable` property that `node` has read is about to change, or has changed
  /// on another thread.
  func announced(_ source: ObservedProperties, by node: Node, isBeforeChange: Bool) {
    announcements[ObjectIdentifier(source)] = announcement(by: node, isBeforeChange: isBeforeChange)
  }

  private func announcement(by node: Node, isBeforeChange: Bool) -> Announcement {
    searches += 1
    // A view can't be searched while its properties are being filled.
    guard searches <= Self.mostSearches, !node.isBeingEvaluated else {
      return Announcement(objects: announced, start: 0)
    }
    // If another thread is writing to an object, the change may already have happened.
    if isBeforeChange { recordEarlierChanges() }
    let held = node.evaluatedView.map(HeldObservables.of) ?? []
    for object in held {
      let key = ObjectIdentifier(object)
      if !announced.contains(key) { announced.append(key) }
      if !isBeforeChange { countAsAnnounced(key) }
      // If another thread is writing to the object, it isn't safe to read it now.
      guard isBeforeChange, objects[key]?.object == nil else { continue }
      add(object)
      objects[key]?.isPassing = true
    }
    return Announcement(
      objects: held.map { ObjectIdentifier($0) }, start: changes.count,
      onlyType: held.count == 1 ? "\(type(of: held[0]))" : nil)
  }

  /// Counts the earlier changes to an object in this update as announced.
  private func countAsAnnounced(_ key: ObjectIdentifier) {
    for id in objects[key]?.unannounced ?? [] { recorder.amend(id, to: .announced) }
    objects[key]?.unannounced = []
  }

  /// Records that an `ObservableObject` that views observe has announced a change. All changes to
  /// that object in this update count as announced.
  func announced(_ key: ObjectIdentifier) {
    recordEarlierChanges()
    announcers.insert(key)
    countAsAnnounced(key)
  }

  /// Returns the names of the properties, such as `Store.name`, one of which a source's latest
  /// announcement was for. The property has changed right after the announcement, so a comparison
  /// that found later changes doesn't count.
  func changes(announcedBy source: ObservedProperties) -> [String] {
    guard let announcement = announcements[ObjectIdentifier(source)] else { return [source.name] }
    let later = changes.dropFirst(announcement.start).filter {
      announcement.objects.contains($0.object)
    }
    var names: [String] = []
    for change in later
    where change.comparison == later[0].comparison && !names.contains(change.name) {
      names.append(change.name)
    }
    // A change in place, such as adding zero, is announced even if the value stays the same.
    return names.isEmpty
      ? [announcement.onlyType.map { "a property of \($0)" } ?? source.name] : names
  }

  /// Whether any object has changed since the last update.
  var sawChange: Bool {
    objects.values.contains { watched in
      watched.object.map(watched.snapshot.differs) ?? false
    }
  }

  /// Records the changes that came before an event, unless comparing all objects at each event
  /// would make a long action slow.
  ///
  /// In a block of the main queue, which isn't a task, Swift's casts don't find conformances that are
  /// isolated to the main actor. So an object would have another description than in its snapshot, and
  /// the changes have to wait for the update, and can't be told from those that the event announces.
  func recordEarlierChanges() {
    let isInTask = unsafe withUnsafeCurrentTask { task in unsafe task != nil }
    if isInTask, objects.count <= Self.mostHeld { recordChanges() }
  }

  /// Records in the story which properties have changed since the last comparison.
  func recordChanges() {
    comparisons += 1
    for key in order {
      guard let watched = objects[key], let object = watched.object else { continue }
      let wasAnnounced = announced.contains(key) || announcers.contains(key)
      for (property, change) in inOrder(watched.snapshot.update(to: object), of: object) {
        let owner = "\(type(of: object))"
        changes.append(
          Change(object: key, name: "\(owner).\(property)", comparison: comparisons))
        let id = recorder.append(
          StoryUpdate.Write(
            owner: owner, property: property, change: change,
            outcome: wasAnnounced ? .announced : .unobserved),
          isFoundLater: true)
        if !wasAnnounced { watched.unannounced.append(id) }
      }
    }
  }

  /// Returns changes in the order in which the class declares their properties.
  private func inOrder(
    _ changes: [(property: String, change: LazyChange)], of object: AnyObject
  ) -> [(property: String, change: LazyChange)] {
    guard changes.count > 1 else { return changes }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      names = current.children.map { "_\($0.label ?? "")" } + names
      mirror = current.superclassMirror
    }
    func place(_ property: String) -> Int {
      names.firstIndex { $0 == "_\(property)" || $0 == "__\(property)" } ?? names.count
    }
    return changes.sorted { place($0.property) < place($1.property) }
  }

  /// Ends an update. Records the remaining changes and stops watching the objects that were watched
  /// only for this update.
  func endUpdate() {
    recordChanges()
    announcements = [:]
    announced = []
    announcers = []
    changes = []
    searches = 0
    for watched in objects.values { watched.unannounced = [] }
    guard objects.values.contains(where: { $0.object == nil || $0.isPassing }) else { return }
    objects = objects.filter { $0.value.object != nil && !$0.value.isPassing }
    order.removeAll { objects[$0] == nil }
  }
}

import Observation

/// Looks at the objects on screen between updates, so that the story can tell of writes that
/// announce nothing, or do not say what they wrote.
///
/// A plain class tells nobody that it was changed, a property without `@Published` neither, and an
/// `@Observable` object tells only that something was. The only way to know is to compare the
/// object with what it was. That is done for a graph that records its story, and only with objects
/// that its views hold.
@MainActor
final class ObjectWatch {
  private final class Watched {
    private(set) weak var object: AnyObject?
    var snapshot: ObjectSnapshot
    /// Whether the object is only watched until the end of the update.
    var isPassing = false

    init(_ object: AnyObject) {
      self.object = object
      snapshot = ObjectSnapshot(object)
    }
  }

  private weak var graph: ViewGraph?
  private var objects: [ObjectIdentifier: Watched] = [:]
  private var order: [ObjectIdentifier] = []
  /// The observable objects of which views were told in this update.
  private var announced: [ObjectIdentifier] = []
  /// The `ObservableObject`s of which they were told.
  private var announcers: Set<ObjectIdentifier> = []
  /// What has changed in this update.
  private var changed: [ObjectIdentifier: [String]] = [:]
  private var searches = 0
  /// How many views are searched for their objects in one update: with ten thousand rows that are
  /// told of one change, the first few say what it was.
  private static let mostSearches = 50

  /// How many objects are watched for views that merely hold them: each is looked at in each
  /// update, and a thousand rows with an object each would make every update slow.
  private static let mostHeld = 64

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Watches an object that a view holds in a plain property, unless there are many already.
  func addHeld(_ object: AnyObject) {
    guard objects.count < Self.mostHeld else { return }
    add(object)
  }

  /// Watches an object from now on, while it lives.
  func add(_ object: AnyObject) {
    guard graph?.recorder != nil else { return }
    let key = ObjectIdentifier(object)
    objects[key]?.isPassing = false
    guard objects[key]?.object == nil else { return }
    if objects[key] == nil { order.append(key) }
    objects[key] = Watched(object)
  }

  /// A property that `node` read of an observable object is about to change, or has changed
  /// elsewhere; gives the objects that it may belong to.
  func announced(by node: Node, beforeChange: Bool) -> [ObjectIdentifier] {
    guard graph?.recorder != nil else { return [] }
    searches += 1
    // A view is not looked into while its own properties are being filled.
    guard searches <= Self.mostSearches, Evaluating.node !== node else { return announced }
    let held = node.heldObservables
    for object in held {
      let key = ObjectIdentifier(object)
      if !announced.contains(key) { announced.append(key) }
      // On another thread the object is being written right now: it cannot be looked at.
      guard beforeChange, objects[key]?.object == nil else { continue }
      add(object)
      objects[key]?.isPassing = true
    }
    return held.map { ObjectIdentifier($0) }
  }

  /// An `ObservableObject` that views observe announced that it changes: whatever is found changed
  /// in it was announced.
  func announced(_ key: ObjectIdentifier) {
    if graph?.recorder != nil { announcers.insert(key) }
  }

  /// The properties of some objects that have changed in this update: `Store.name`.
  func changes(of keys: [ObjectIdentifier]) -> [String] {
    var names: [String] = []
    for name in keys.flatMap({ changed[$0] ?? [] }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Whether an object differs from what it was after the last update.
  var sawChange: Bool {
    objects.values.contains { watched in
      watched.object.map(watched.snapshot.differs) ?? false
    }
  }

  /// Tells the story what has changed since the last update.
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

  /// Ends an update: tells what is left to tell, and forgets what was only of interest in it.
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

/// A property wrapper that tells the story of its writes itself.
protocol AnnouncingField {}

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
  private struct Watched {
    weak var object: AnyObject?
    var fields: [String: String]
  }

  private weak var graph: ViewGraph?
  private var objects: [ObjectIdentifier: Watched] = [:]
  private var order: [ObjectIdentifier] = []

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Watches an object from now on, while it lives.
  func add(_ object: AnyObject) {
    guard graph?.recorder != nil else { return }
    let key = ObjectIdentifier(object)
    guard objects[key]?.object == nil else { return }
    if objects[key] == nil { order.append(key) }
    objects[key] = Watched(object: object, fields: Self.fields(of: object))
  }

  /// Whether an object differs from what it was after the last update.
  var sawChange: Bool {
    objects.values.contains { watched in
      watched.object.map { Self.fields(of: $0) != watched.fields } ?? false
    }
  }

  /// Tells the story what has changed since the last update.
  func recordChanges() {
    for key in order {
      guard let watched = objects[key], let object = watched.object else { continue }
      let now = Self.fields(of: object)
      for (property, value) in now.sorted(by: { $0.key < $1.key }) {
        guard let old = watched.fields[property], old != value else { continue }
        graph?.recorder?.wrote(
          StoryUpdate.Write(
            owner: "\(type(of: object))", property: property, old: old, new: value,
            declared: nil,
            outcome: object is any Observable ? .announced : .unobserved))
      }
      objects[key]?.fields = now
    }
  }

  /// Takes what the objects are now as what they were.
  func lookAgain() {
    guard !objects.isEmpty else { return }
    order.removeAll { objects[$0]?.object == nil }
    objects = objects.filter { $0.value.object != nil }
    for (key, watched) in objects {
      if let object = watched.object { objects[key]?.fields = Self.fields(of: object) }
    }
  }

  /// The object's own properties and their values as text, without those that announce.
  private static func fields(of object: AnyObject) -> [String: String] {
    var fields: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (let label?, let value) in current.children {
        if value is any AnnouncingField || label == "_$observationRegistrar" { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        fields[name] = describe(value)
      }
      mirror = current.superclassMirror
    }
    return fields
  }
}

/// A property wrapper that tells the story of its writes itself.
protocol AnnouncingField {}

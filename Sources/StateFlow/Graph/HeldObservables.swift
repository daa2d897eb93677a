import Observation

/// A search for the `@Observable` objects that a view holds.
///
/// Observation reports that a property that a body has read is about to change, but not which
/// property. To find out, the story takes snapshots of the objects that the body may have read, and
/// compares the snapshots from before and after the change.
@MainActor
enum HeldObservables {
  private static let most = 32
  private static let deepest = 3

  /// Returns the objects in the properties of `view` and the objects that those objects hold,
  /// nearest first.
  ///
  /// - Complexity: O(1), because the search stops after a few dozen objects.
  static func of(_ view: Any) -> [AnyObject] {
    var found: [AnyObject] = []
    for field in Mirror(reflecting: view).children { search(field.value, depth: 0, &found) }
    return found
  }

  private static func search(_ value: Any, depth: Int, _ found: inout [AnyObject]) {
    guard depth < deepest, found.count < most else { return }
    if let holder = value as? any ValueHolding {
      if let value = holder.heldValue { search(value, depth: depth, &found) }
      return
    }
    guard type(of: value) is AnyObject.Type else {
      return searchParts(of: value, depth: depth, &found)
    }
    let object = value as AnyObject
    guard object is any Observable, ObjectSnapshot.canRead(type(of: object)),
      !found.contains(where: { $0 === object })
    else { return }
    found.append(object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for field in current.children { search(field.value, depth: depth + 1, &found) }
      mirror = current.superclassMirror
    }
  }

  private static func searchParts(of value: Any, depth: Int, _ found: inout [AnyObject]) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return }
    for part in mirror.children.prefix(most) { search(part.value, depth: depth, &found) }
  }
}

/// A property wrapper whose value the story can inspect.
protocol ValueHolding {
  var heldValue: Any? { get }
}

extension Bindable: ValueHolding {
  var heldValue: Any? { wrappedValue }
}

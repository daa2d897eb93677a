import StateFlow

/// A search for the `@Observable` objects that a view holds.
///
/// Observation reports that a property that a body has read is about to change, but not which
/// property. To find out, the story takes snapshots of the objects that the body may have read, and
/// compares the snapshots from before and after the change.
@MainActor
struct HeldObservables {
  private static let most = 32
  private static let mostValues = 300
  private static let deepest = 6

  private var found: [AnyObject] = []
  private var values = 0

  /// Returns the objects in the properties of `view` and the objects that those objects hold,
  /// nearest first.
  ///
  /// - Complexity: O(1), because the search stops after a few hundred values.
  static func of(_ view: Any) -> [AnyObject] {
    var search = HeldObservables()
    // The view may hold a binding to a deleted element.
    Diagnostic.muted { search.searchParts(of: view, depth: 0) }
    return search.found
  }

  private mutating func search(_ value: Any, depth: Int) {
    values += 1
    guard depth < Self.deepest, found.count < Self.most, values < Self.mostValues else { return }
    if let holder = value as? any ValueHolding {
      if let value = holder.heldValue { search(value, depth: depth) }
      return
    }
    guard type(of: value) is AnyObject.Type else { return searchParts(of: value, depth: depth) }
    let object = value as AnyObject
    guard object is any Observable, ObjectSnapshot.canRead(type(of: object)),
      !found.contains(where: { $0 === object })
    else { return }
    found.append(object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for field in current.children { search(field.value, depth: depth + 1) }
      mirror = current.superclassMirror
    }
  }

  private mutating func searchParts(of value: Any, depth: Int) {
    for part in Mirror(reflecting: value).children.prefix(Self.most) {
      search(part.value, depth: depth + 1)
    }
  }
}

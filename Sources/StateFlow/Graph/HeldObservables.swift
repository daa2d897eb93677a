import Observation

/// Finds the `@Observable` objects that a view holds.
///
/// Observation tells that something a body read is about to change, and not what. The story
/// compares the objects that the body can have read it from, before and after.
@MainActor
enum HeldObservables {
  private static let most = 32
  private static let deepest = 3

  /// The objects in the properties of `view`, and those that they hold themselves, nearest first.
  ///
  /// - Complexity: O(1): it ends after a few dozen objects.
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
    guard object is any Observable, !found.contains(where: { $0 === object }) else { return }
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

/// A property wrapper that can show what it holds, to be looked at for the story.
protocol ValueHolding {
  var heldValue: Any? { get }
}

extension Bindable: ValueHolding {
  var heldValue: Any? { wrappedValue }
}

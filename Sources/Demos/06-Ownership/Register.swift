/// Knows which objects are still alive, without keeping any of them.
final class Register {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  /// How many of the objects are left.
  var alive: Int { entries.count { $0.object != nil } }

  /// Enters an object, and hands it on.
  func enter<Object: AnyObject>(_ object: Object) -> Object {
    entries.append(Entry(object: object))
    return object
  }
}

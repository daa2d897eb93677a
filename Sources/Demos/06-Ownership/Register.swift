/// A list that counts how many of its objects are still alive, without retaining them.
final class Register {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  /// The number of objects that are still alive.
  var alive: Int { entries.count { $0.object != nil } }

  /// Adds an object to the list and returns it.
  func enter<Object: AnyObject>(_ object: Object) -> Object {
    entries.append(Entry(object: object))
    return object
  }
}

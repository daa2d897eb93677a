import StateFlow

// Build an environment yourself. Rooms are in houses, and houses are in towns.
// A value set by the town applies to every room, unless the house or the room
// sets its own.
//
// 1. A key has the value that was set last, even if it's nil. A change in place
//    starts from the current value.
// 2. If no value was set for a key, it has the key's default, even if the type
//    of the value is optional.
// 3. Each key has its own value, even if two keys have values of the same type
//    or the same name.
// 4. A child inherits everything that its change doesn't set. The nearest value
//    wins, even if it's the default or nil.
// 5. A change to a child or a copy doesn't affect its original, and a change to
//    the original doesn't affect its children and copies.
// 6. object(_:) returns the object that was added under the given type, or nil
//    if there is none. An object that was added under a subclass or a
//    superclass of the type isn't found.
// 7. A child inherits objects, too, and the closure that changes it finds
//    them. The nearest object of a type wins.
// 8. A second object of the same type replaces the first, which isn't retained.
// 9. Values and objects don't affect each other: a class can be a key and the
//    type of an object.

/// A key for a value. The key is the conforming type, not the value's type.
protocol SurroundingsKey {
  associatedtype Value

  /// The value to use if no value was set for the key.
  static var defaultValue: Value { get }
}

struct Surroundings {
  // A dictionary is a value, so a copy of the surroundings shares nothing.
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      // Check whether there is a value first. Casting a missing value to an
      // optional type succeeds, and would return nil instead of the default.
      guard let value = values[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as! Key.Value
    }
    set {
      values[ObjectIdentifier(key)] = newValue
    }
  }

  // A key for each type of object.
  private enum ObjectKey<Object: AnyObject>: SurroundingsKey {
    static var defaultValue: Object? { nil }
  }

  /// Adds an object under its static type, `Object`: `insert(dog as Animal)`
  /// adds an `Animal`, not a `Dog`. A second object of the same type replaces
  /// the first.
  mutating func insert<Object: AnyObject>(_ object: Object) {
    self[ObjectKey<Object>.self] = object
  }

  /// Returns the object that was added as an `Object`, or nil if there is none.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    self[ObjectKey<Object>.self]
  }

  /// Returns the surroundings of a child, such as a room in a house. The child
  /// inherits everything that the change doesn't set.
  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var inner = self
    change(&inner)
    return inner
  }
}

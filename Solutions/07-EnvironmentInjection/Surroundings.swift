import StateFlow

// Rooms stand in houses, and houses in towns. What the town decides holds in
// each room, unless the house or the room decides otherwise for itself.

/// Names a value of the surroundings: the key is the type, not its value's.
protocol SurroundingsKey {
  associatedtype Value

  /// What holds where nobody has set the key.
  static var defaultValue: Value { get }
}

struct Surroundings {
  // A dictionary is a value, so a copy of the surroundings shares nothing.
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      // First whether there is any: a cast of nothing to an optional type
      // succeeds, and would give nil in place of the default.
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

  /// Puts an object in, to be found by `Object`, the type that it is put in as:
  /// `insert(dog as Animal)` is found as an `Animal`, and not as a `Dog`. Of
  /// two objects for one type, the last one holds.
  mutating func insert<Object: AnyObject>(_ object: Object) {
    self[ObjectKey<Object>.self] = object
  }

  /// The object that was put in as an `Object`; nil where there is none.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    self[ObjectKey<Object>.self]
  }

  /// The surroundings of a place inside this one: what holds here, except for
  /// what the change sets there.
  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var inner = self
    change(&inner)
    return inner
  }
}

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
  /// The value for a key.
  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      unfinished(
        "Give what was set for the key, even if it is nil, or else its default.",
        placeholder: Key.defaultValue)
    }
    set {
      unfinished("Keep the value for this key, in this copy only.")
    }
  }

  /// Puts an object in, to be found by `Object`, the type that it is put in as:
  /// `insert(dog as Animal)` is found as an `Animal`, and not as a `Dog`. Of
  /// two objects for one type, the last one holds.
  mutating func insert<Object: AnyObject>(_ object: Object) {
    unfinished("Keep the object for its type.")
  }

  /// The object that was put in as an `Object`; nil where there is none.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    unfinished("Find the object by `Object`.", placeholder: nil)
  }

  /// The surroundings of a place inside this one: what holds here, except for
  /// what the change sets there.
  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    unfinished("Hand down what holds here, with the change.", placeholder: self)
  }
}

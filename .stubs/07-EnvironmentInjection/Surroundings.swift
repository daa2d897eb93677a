import StateFlow

// Build an environment yourself. Rooms are in houses, and houses are in towns.
// A value set by the town applies to every room, unless the house or the room
// sets its own.

/// A key for a value. The key is the conforming type, not the value's type.
protocol SurroundingsKey {
  associatedtype Value

  /// The value to use if no value was set for the key.
  static var defaultValue: Value { get }
}

struct Surroundings {
  /// The value for a key.
  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      unfinished(
        """
        Return the value that was set for the key, even if it is nil. If none \
        was set, return the key's default.
        """,
        placeholder: Key.defaultValue)
    }
    set {
      unfinished("Store the value for this key, in this copy only.")
    }
  }

  /// Adds an object under its static type, `Object`: `insert(dog as Animal)`
  /// adds an `Animal`, not a `Dog`. A second object of the same type replaces
  /// the first.
  mutating func insert<Object: AnyObject>(_ object: Object) {
    unfinished("Store the object under the type Object.")
  }

  /// Returns the object that was added as an `Object`, or nil if there is none.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    unfinished("Return the object under the type Object.", placeholder: nil)
  }

  /// Returns the surroundings of an inner place, such as a room in a house. The
  /// inner place inherits everything that the change doesn't set.
  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    unfinished(
      "Return a copy of these surroundings, with the change applied.",
      placeholder: self)
  }
}

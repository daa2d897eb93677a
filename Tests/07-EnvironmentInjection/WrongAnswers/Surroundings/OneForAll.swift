// It looks as if there were one place for each key: what one house sets holds in the whole town.
// Caught by: siblings are untouched
import StateFlow

protocol SurroundingsKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

struct Surroundings {
  nonisolated(unsafe) private static var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = Self.values[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as! Key.Value
    }
    set {
      Self.values[ObjectIdentifier(key)] = newValue
    }
  }

  private enum ObjectKey<Object: AnyObject>: SurroundingsKey {
    static var defaultValue: Object? { nil }
  }

  mutating func insert<Object: AnyObject>(_ object: Object) {
    self[ObjectKey<Object>.self] = object
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    self[ObjectKey<Object>.self]
  }

  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var inner = self
    change(&inner)
    return inner
  }
}

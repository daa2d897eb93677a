// It looks as if a structure were a value whatever it holds: its copies share the object that keeps the values.
// Caught by: a copy goes its own way
import StateFlow

protocol SurroundingsKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

struct Surroundings {
  private final class Storage {
    var values: [ObjectIdentifier: Any] = [:]
  }

  private let storage = Storage()

  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = storage.values[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as! Key.Value
    }
    set {
      storage.values[ObjectIdentifier(key)] = newValue
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

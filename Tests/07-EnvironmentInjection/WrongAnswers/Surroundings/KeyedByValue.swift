// It looks as if a key were the type of its value: two keys may have numbers.
// Caught by: two keys with values of one type are two
import StateFlow

protocol SurroundingsKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

struct Surroundings {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(Key.Value.self)] else {
        return Key.defaultValue
      }
      return value as! Key.Value
    }
    set {
      values[ObjectIdentifier(Key.Value.self)] = newValue
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

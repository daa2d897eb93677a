// It looks as if a type were its name: two types may be called alike.
// Caught by: two keys that are called alike are two
import StateFlow

protocol SurroundingsKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

struct Surroundings {
  private var values: [String: Any] = [:]

  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[String(describing: key)] else {
        return Key.defaultValue
      }
      return value as! Key.Value
    }
    set {
      values[String(describing: key)] = newValue
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

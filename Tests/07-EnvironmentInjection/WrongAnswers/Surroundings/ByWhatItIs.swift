// It looks as if an object were found by what it is: it is found by the type that it was put in as.
// Caught by: an object is found by the type that it was put in as
import StateFlow

protocol SurroundingsKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

struct Surroundings {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as! Key.Value
    }
    set {
      values[ObjectIdentifier(key)] = newValue
    }
  }

  mutating func insert<Object: AnyObject>(_ object: Object) {
    values[ObjectIdentifier(Swift.type(of: object))] = object
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var inner = self
    change(&inner)
    return inner
  }
}

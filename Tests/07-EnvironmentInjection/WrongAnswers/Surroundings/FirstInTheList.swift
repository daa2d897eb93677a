// It looks as if what was put in first were what is nearest: the last one is.
// Caught by: the nearest object of a type wins, and siblings are untouched
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

  private var objects: [AnyObject] = []

  mutating func insert<Object: AnyObject>(_ object: Object) {
    objects.append(object)
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects.lazy.compactMap { $0 as? Object }.first
  }

  func child(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var inner = self
    change(&inner)
    return inner
  }
}

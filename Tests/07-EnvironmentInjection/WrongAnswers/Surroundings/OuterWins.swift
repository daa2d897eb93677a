// It looks as if the outermost had the last word: what is set nearer is overruled.
// Caught by: the nearest wins
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
    var inner = Surroundings()
    change(&inner)
    inner.values.merge(values) { _, outer in outer }
    return inner
  }
}

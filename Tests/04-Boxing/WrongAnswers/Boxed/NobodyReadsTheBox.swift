// It looks as if the value could be kept twice: what is written to the box is not in the property.
// Caught by: a write to the box is a write to the property
import StateFlow

@propertyWrapper
struct Boxed<Value> {
  private var value: Value
  let projectedValue: ValueBox<Value>

  init(wrappedValue: Value) {
    value = wrappedValue
    projectedValue = ValueBox(wrappedValue)
  }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      projectedValue.value = newValue
    }
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    projectedValue.bind(listener)
  }
}

/// The box for many listeners, as in exercise 2. It is complete.
final class ValueBox<Value> {
  private var listeners: [(Value) -> Void] = []

  var value: Value {
    didSet { for listener in listeners { listener(value) } }
  }

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(value)
  }
}

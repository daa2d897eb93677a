// It looks as if the box heard by itself of what is written beside it.
// Caught by: a listener bound through $ is told the value, then each set
import StateFlow

@propertyWrapper
struct Boxed<Value> {
  var wrappedValue: Value
  let projectedValue: ValueBox<Value>

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    projectedValue = ValueBox(wrappedValue)
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

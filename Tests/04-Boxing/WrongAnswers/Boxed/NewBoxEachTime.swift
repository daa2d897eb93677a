// It looks as if a box with the same value were the same box: $ makes a new one each time, and nobody hears of it.
// Caught by: behind $ is the same box each time
import StateFlow

@propertyWrapper
struct Boxed<Value> {
  var wrappedValue: Value

  var projectedValue: ValueBox<Value> { ValueBox(wrappedValue) }

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

// It looks as if _ were only for reading: what is bound there is told once, and never again.
// Caught by: a listener bound through _ is told the value, then each set
import StateFlow

@propertyWrapper
struct Boxed<Value> {
  let projectedValue: ValueBox<Value>

  init(wrappedValue: Value) {
    projectedValue = ValueBox(wrappedValue)
  }

  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listener(wrappedValue)
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

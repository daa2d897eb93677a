// It looks as if a set always changed the structure: while it does, nobody may read it, and a listener that does stops the program.
// Caught by: what is told can be read from the property already
import StateFlow

@propertyWrapper
struct Boxed<Value> {
  private var box: ValueBox<Value>
  init(wrappedValue: Value) { box = .init(wrappedValue) }
  var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }
  var projectedValue: ValueBox<Value> { box }
  func bind(_ listener: @escaping (Value) -> Void) { box.bind(listener) }
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

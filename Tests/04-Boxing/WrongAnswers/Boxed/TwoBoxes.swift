// It looks as if _ and $ were two things to bind to: one of the boxes hears of nothing.
// Caught by: a listener bound through _ is told the value, then each set
import StateFlow

@propertyWrapper
struct Boxed<Value> {
  let projectedValue: ValueBox<Value>
  private let own: ValueBox<Value>

  init(wrappedValue: Value) {
    projectedValue = ValueBox(wrappedValue)
    own = ValueBox(wrappedValue)
  }

  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    own.bind(listener)
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

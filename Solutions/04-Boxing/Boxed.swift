import StateFlow

// A kettle has a temperature. Most code reads and writes it as a plain
// property; the few who want to follow it ask for the box behind it.

@propertyWrapper
struct Boxed<Value> {
  /// What `$temperature` is.
  // A reference: all copies of this structure have one box.
  let projectedValue: ValueBox<Value>

  init(wrappedValue: Value) {
    projectedValue = ValueBox(wrappedValue)
  }

  // The value is in the box and nowhere else. The structure does not change, and
  // must not say so: while a mutating set runs, no listener may read it.
  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  /// What `_temperature.bind` does, inside the type that has the property.
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

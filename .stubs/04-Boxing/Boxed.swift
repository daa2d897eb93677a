import StateFlow

// A kettle has a temperature. Most code reads and writes it as a plain
// property; the few who want to follow it ask for the box behind it.

@propertyWrapper
struct Boxed<Value> {
  var wrappedValue: Value

  /// What `$temperature` is.
  var projectedValue: ValueBox<Value> {
    unfinished(
      """
      Keep the value in a box. Write init(wrappedValue:), which makes it with \
      the first value. The property reads and writes what is in the box, and \
      a listener may read the property while it is told. $ gives the box, \
      each time the same.
      """,
      placeholder: ValueBox(wrappedValue))
  }

  /// What `_temperature.bind` does, inside the type that has the property.
  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished("Bind the listener to the box.")
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

import StateFlow

// A kettle has a temperature. Most code reads and writes it like any other
// property. Code that wants to observe it uses the box behind it.

@propertyWrapper
struct Boxed<Value> {
  var wrappedValue: Value

  /// The box behind the property: `$temperature`.
  var projectedValue: ValueBox<Value> {
    unfinished(
      """
      Store the value in a ValueBox and nowhere else. Write \
      init(wrappedValue:), which creates the box with the initial value. Make \
      wrappedValue read and write the value in the box. A listener must be \
      able to read the property while it is being called. Return the box here, \
      the same one each time.
      """,
      placeholder: ValueBox(wrappedValue))
  }

  /// Binds a listener to the box. Inside the type that declares the property,
  /// you can call it as `_temperature.bind`.
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

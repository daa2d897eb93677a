import StateFlow

// A kettle has a temperature. Most code reads and writes it like any other
// property. Code that wants to observe the temperature uses the box behind the
// property.

@propertyWrapper
struct Boxed<Value> {
  var wrappedValue: Value

  /// The box behind the property, which is available as `$temperature`.
  var projectedValue: ValueBox<Value> {
    unfinished(
      """
      Store the value in a ValueBox and nowhere else. Write \
      init(wrappedValue:), which creates the box with the initial value. Make \
      wrappedValue read and write the value in the box. While a listener is \
      being called, it must be able to read the property. Here, return the \
      same box each time.
      """,
      placeholder: ValueBox(wrappedValue))
  }

  /// Binds a listener to the box. Inside the type that declares the property,
  /// you can call it as `_temperature.bind`.
  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished("Bind the listener to the box.")
  }
}

/// A box that behaves as the chapter describes, with many listeners. It is
/// complete. It uses a subject internally. Chapter 5 explains subjects, but you
/// don't need to know about them here.
final class ValueBox<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  private var tokens: [AnyCancellable] = []

  init(_ value: Value) { subject = CurrentValueSubject(value) }

  var value: Value {
    get { subject.value }
    set { subject.value = newValue }
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    tokens.append(subject.sink { listener($0) })
  }
}

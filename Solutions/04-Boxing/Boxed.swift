import StateFlow

// A kettle has a temperature. Most code reads and writes it like any other
// property. Code that wants to observe the temperature uses the box behind the
// property.

@propertyWrapper
struct Boxed<Value> {
  /// The box behind the property, which is available as `$temperature`.
  // A reference, so all copies of this struct share one box.
  let projectedValue: ValueBox<Value>

  init(wrappedValue: Value) {
    projectedValue = ValueBox(wrappedValue)
  }

  // The value is stored only in the box. The setter doesn't change the struct
  // and must not be mutating: during a mutating call, no listener could read
  // the property.
  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  /// Binds a listener to the box. Inside the type that declares the property,
  /// you can call it as `_temperature.bind`.
  func bind(_ listener: @escaping (Value) -> Void) {
    projectedValue.bind(listener)
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

import StateFlow

// A kettle has a temperature. Most code reads and writes it like any other
// property. Code that wants to observe the temperature uses the box behind the
// property.
//
// 1. The property can be read and written like any other: it starts with its
//    initial value and stores each value that is set.
// 2. A listener that is bound through `$temperature` receives the current value
//    immediately, and then each value that is set, even an equal one, once.
// 3. A listener that is bound through `_temperature` does, too.
// 4. `$temperature` returns the same box each time, and `_temperature` binds
//    listeners to that box.
// 5. Writing to the box changes the property.
// 6. A listener can read the property while it is being called, and finds the
//    new value.
// 7. The value is stored in the box and nowhere else, so a value that is
//    replaced is released.
// 8. Each property of each object has its own box.
//
// Store the value in a ValueBox. You need to write `init(wrappedValue:)`, which
// creates the box, and to change `wrappedValue`.

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

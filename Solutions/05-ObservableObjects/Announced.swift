import StateFlow

// Optional: no other exercise depends on this one.
//
// Build @Published yourself. A property wrapper has no reference to the object
// that contains the property. That's why Swift calls the subscript below
// instead of wrappedValue and passes the object to it.

@propertyWrapper
struct Announced<Value> {
  private var value: Value

  // Stores the last value sent, for later subscribers. The property doesn't
  // read it: inside a sink, the subject already has the new value and the
  // property still the old one.
  private let subject: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value) {
    value = wrappedValue
    subject = CurrentValueSubject(wrappedValue)
  }

  @available(*, unavailable, message: "@Announced is for observable objects")
  var wrappedValue: Value {
    get { fatalError("Swift calls the subscript instead.") }
    set { fatalError("Swift calls the subscript instead.") }
  }

  /// The publisher that `$property` returns. It sends the property's values.
  var projectedValue: AnyPublisher<Value, Never> {
    subject.eraseToAnyPublisher()
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Announced>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher
  {
    get {
      owner[keyPath: storageKeyPath].value
    }
    set {
      // Swift passes the owner on every write, so you don't have to store it.
      owner.objectWillChange.send()
      owner[keyPath: storageKeyPath].subject.send(newValue)
      owner[keyPath: storageKeyPath].value = newValue
    }
  }
}

/// A model to try the wrapper with.
final class Lamp: ObservableObject {
  @Announced var level = 0
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    VStack {
      Text("Level \(lamp.level)")
      Button("Brighter") { lamp.level += 1 }
    }
  }
}

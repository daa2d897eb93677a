import StateFlow

// @Published, built by you. A wrapper alone does not know the object that it
// stands in; the subscript below is what Swift calls in its place, with both.

@propertyWrapper
struct Announced<Value> {
  private var value: Value

  // It keeps the value sent last for later subscribers. The property does not
  // read it: inside a sink the subject's value is new, the property's still old.
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

  /// The publisher behind `$property`.
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
      // The owner is handed in for each set, so nobody has to keep it.
      owner.objectWillChange.send()
      owner[keyPath: storageKeyPath].subject.send(newValue)
      owner[keyPath: storageKeyPath].value = newValue
    }
  }
}

/// A model to try it with.
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

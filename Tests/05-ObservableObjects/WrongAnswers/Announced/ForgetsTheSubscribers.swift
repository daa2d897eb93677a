// It looks as if the announcement of the object were all: whoever listens to $ wants each value.
// Caught by: P1 each new value is sent before it is stored
import StateFlow

@propertyWrapper
struct Announced<Value> {
  private var value: Value

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
      owner.objectWillChange.send()
      owner[keyPath: storageKeyPath].value = newValue
    }
  }
}

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

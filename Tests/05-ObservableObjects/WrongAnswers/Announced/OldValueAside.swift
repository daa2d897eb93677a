// It looks as if the subject could store the value, with the old one aside while it is sent: a set inside a sink is then the last word.
// Caught by: P5 a set inside a sink of the property loses to the outer one
import StateFlow

@propertyWrapper
struct Announced<Value> {
  private var old: Value?
  private var value: Value { old ?? subject.value }

  private let subject: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value) {
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
      let outer = owner[keyPath: storageKeyPath].old
      owner[keyPath: storageKeyPath].old = owner[keyPath: storageKeyPath].value
      owner[keyPath: storageKeyPath].subject.send(newValue)
      owner[keyPath: storageKeyPath].old = outer
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

// It looks as if a publisher had to say goodbye: a property says nothing when its object goes.
// Caught by: P9 nothing is sent when the object goes, no completion either
import StateFlow

@propertyWrapper
struct Announced<Value> {
  private var value: Value

  private let subject: CurrentValueSubject<Value, Never>
  private let farewell: Farewell

  private nonisolated final class Farewell {
    let subject: CurrentValueSubject<Value, Never>
    init(_ subject: CurrentValueSubject<Value, Never>) { self.subject = subject }
    deinit { subject.send(completion: .finished) }
  }

  init(wrappedValue: Value) {
    value = wrappedValue
    subject = CurrentValueSubject(wrappedValue)
    farewell = Farewell(subject)
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
      owner[keyPath: storageKeyPath].subject.send(newValue)
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

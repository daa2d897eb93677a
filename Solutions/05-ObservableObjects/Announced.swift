import StateFlow

// Optional: no other exercise depends on this one.
//
// Build @Published yourself. A property wrapper has no reference to the object
// that contains the property. That's why Swift calls the subscript below
// instead of wrappedValue and passes the object to it.
//
// 1. The publisher that `$property` returns sends each new subscriber the value
//    that is current when it subscribes.
// 2. The publisher sends each new value to every subscriber, before the value
//    is stored, until the subscriber cancels.
// 3. Before a value is sent, the change is announced once through the owner's
//    `objectWillChange`, so the owner still has the old value. This also holds
//    for inherited properties, changes in place, and an `objectWillChange` that
//    the owner declares.
// 4. A value that equals the old one is announced and sent, too.
// 5. If a subscriber is added inside a sink while a value is being sent, that
//    value is the first one it receives.
// 6. If a sink sets the property while a value is being sent, the value being
//    sent is stored afterward.
// 7. The publisher never completes, not even when the owner is released.
// 8. Neither the property nor its publisher keeps the owner alive.
// 9. Each property of each object has its own value and subscribers.
//
// If a sink sets the property, it's up to you which value new subscribers
// receive first.

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

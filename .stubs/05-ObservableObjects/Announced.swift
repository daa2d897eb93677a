import StateFlow

// Optional: no other exercise depends on this one.
//
// Build @Published yourself. A property wrapper has no reference to the object
// that contains the property. That's why Swift calls the subscript below
// instead of wrappedValue and passes the object to it.

@propertyWrapper
struct Announced<Value> {
  private var value: Value

  init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable, message: "@Announced is for observable objects")
  var wrappedValue: Value {
    get { fatalError("Swift calls the subscript instead.") }
    set { fatalError("Swift calls the subscript instead.") }
  }

  /// The publisher that `$property` returns. It sends the property's values.
  var projectedValue: AnyPublisher<Value, Never> {
    unfinished(
      """
      Return a publisher that sends each new subscriber the current value \
      first, and then each new value. If a subscriber is added inside a sink \
      while a new value is being sent, that new value is the first one it \
      receives. The publisher never completes.
      """,
      placeholder: Just(value).eraseToAnyPublisher())
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
      unfinished(
        """
        Announce the change through the owner's objectWillChange, then send \
        the new value to the subscribers of the publisher above, and only then \
        let the line below store it. Do this on every write, even if the new \
        value equals the old one. Don't keep the owner alive. If a sink on \
        that publisher sets the property, it's up to you which value new \
        subscribers receive first.
        """)
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

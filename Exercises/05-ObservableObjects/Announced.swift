import StateFlow

// @Published, built by you. A wrapper alone does not know the object that it
// stands in; the subscript below is what Swift calls in its place, with both.

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

  /// The publisher behind `$property`.
  var projectedValue: AnyPublisher<Value, Never> {
    unfinished(
      """
      Give a publisher that sends each new subscriber the property's value, \
      and from then on each new one. Whoever subscribes inside a sink, while \
      a new value is being sent, gets that one first. It never completes.
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
        Announce the change of the owner, send the new value to those who \
        subscribed to $, and only then store it: in this order, every time. \
        Do not keep the owner alive. Left open: what a later subscriber is \
        sent first after a sink of $ has set the property.
        """)
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

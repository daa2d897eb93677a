import StateFlow

// A display, an alarm, and a log all need the same value. A shared box has many
// listeners and notifies each of them.

final class SharedBox<Value> {
  var value: Value {
    didSet {
      for listener in listeners { listener(value) }
    }
  }

  // An array preserves the order of its elements. A dictionary doesn't.
  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    // The other listeners already know this value.
    listener(value)
  }
}

import StateFlow

// A display, an alarm and a log want to hear of the same value. A box for
// many listeners tells each of them, and none at the cost of another.

final class SharedBox<Value> {
  var value: Value {
    didSet {
      for listener in listeners { listener(value) }
    }
  }

  // An array has an order, and a dictionary has none.
  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    // The others were told this value when they were bound, or when it was set.
    listener(value)
  }
}

// It looks as if the last to come were the first to hear.
// Caught by: listeners are told in the order in which they were bound
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    didSet { for listener in listeners { listener(value) } }
  }
  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.insert(listener, at: 0)
    listener(value)
  }
}

// It looks as if a dictionary gave back its values in the order in which they went in.
// Caught by: listeners are told in the order in which they were bound
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    didSet { for listener in listeners.values { listener(value) } }
  }
  private var listeners: [Int: (Value) -> Void] = [:]

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners[listeners.count] = listener
    listener(value)
  }
}

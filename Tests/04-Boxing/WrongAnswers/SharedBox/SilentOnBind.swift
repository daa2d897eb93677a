// It looks as if a new listener could wait for the next change to learn how things are.
// Caught by: a listener is told the value as it is bound
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
    listeners.append(listener)
  }
}

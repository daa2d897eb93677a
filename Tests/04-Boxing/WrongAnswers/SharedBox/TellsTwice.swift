// It looks as if each had to be told before and after a set.
// Caught by: each set is told to all, once
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    willSet { for listener in listeners { listener(newValue) } }
    didSet { for listener in listeners { listener(value) } }
  }
  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(value)
  }
}

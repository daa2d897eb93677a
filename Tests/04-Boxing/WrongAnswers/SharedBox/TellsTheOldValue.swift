// It looks as if a didSet told what was there before: oldValue is the value that is gone.
// Caught by: each set is told to all, once
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    didSet { for listener in listeners { listener(oldValue) } }
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

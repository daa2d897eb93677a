// It looks as if willSet were early enough: a listener that looks into the box finds the value before.
// Caught by: what is told is in the box already
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    willSet { for listener in listeners { listener(newValue) } }
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

// It looks as if a bind were news for everybody: those who were there before are told twice.
// Caught by: a bind tells the new listener only
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
    for listener in listeners { listener(value) }
  }
}

// It looks as if all boxes had their listeners in common: the left box tells those of the right one.
// Caught by: two boxes know nothing of each other
import StateFlow

private var allListeners: [(Any) -> Void] = []

final class SharedBox<Value> {
  var value: Value {
    didSet { for listener in allListeners { listener(value) } }
  }

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    allListeners.append { if let value = $0 as? Value { listener(value) } }
    listener(value)
  }
}

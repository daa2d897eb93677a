// It looks as if a copy that has the listener were enough: the property itself has none.
// Caught by: a listener bound through $ is told the value, then each set
import StateFlow

@propertyWrapper
struct SelfContainedBoxed<Value> {
  var wrappedValue: Value {
    didSet { for listener in listeners { listener(wrappedValue) } }
  }
  private var listeners: [(Value) -> Void] = []

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  var projectedValue: SelfContainedBoxed { self }

  func bind(_ listener: @escaping (Value) -> Void) {
    var copy = self
    copy.listeners.append(listener)
    listener(wrappedValue)
  }
}

enum CopyOfOwner {
  static var sharesValue: Bool { false }
  static var sharesListeners: Bool { false }
}

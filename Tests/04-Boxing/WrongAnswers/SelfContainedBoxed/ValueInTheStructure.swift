// It looks as if it were enough that the listeners are shared: a $ that was kept has an old value.
// Caught by: a $ that was kept still leads to the property
import StateFlow

@propertyWrapper
struct SelfContainedBoxed<Value> {
  private final class Listeners {
    var all: [(Value) -> Void] = []
  }
  private let listeners = Listeners()
  private var value: Value

  init(wrappedValue: Value) {
    value = wrappedValue
  }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      for listener in listeners.all { listener(newValue) }
    }
  }

  var projectedValue: SelfContainedBoxed { self }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.all.append(listener)
    listener(value)
  }
}

enum CopyOfOwner {
  static var sharesValue: Bool { false }
  static var sharesListeners: Bool { true }
}

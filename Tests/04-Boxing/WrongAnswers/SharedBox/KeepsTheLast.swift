// It looks as if one listener were enough: each bind takes the place of the one before.
// Caught by: two dials on one box both follow
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    didSet { listener?(value) }
  }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}

// It looks as if a listener that calls the one before it came after: the chain tells those who came last first.
// Caught by: listeners are told in the order in which they were bound
import StateFlow

final class SharedBox<Value> {
  var value: Value {
    didSet { tell(value) }
  }
  private var tell: (Value) -> Void = { _ in }

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    let others = tell
    tell = { value in
      listener(value)
      others(value)
    }
    listener(value)
  }
}

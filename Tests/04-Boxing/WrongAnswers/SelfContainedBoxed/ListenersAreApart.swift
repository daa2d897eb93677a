// It looks as if a copy shared the value and not the listeners: both are behind the one reference.
// Caught by: it is as you say with the listeners of a copy
import StateFlow

@propertyWrapper
struct SelfContainedBoxed<Value> {
  private final class Storage {
    var value: Value {
      didSet { for listener in listeners { listener(value) } }
    }
    var listeners: [(Value) -> Void] = []
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var projectedValue: SelfContainedBoxed { self }

  func bind(_ listener: @escaping (Value) -> Void) {
    storage.listeners.append(listener)
    listener(storage.value)
  }
}

enum CopyOfOwner {
  static var sharesValue: Bool { true }
  static var sharesListeners: Bool { false }
}

// It looks as if willSet were early enough: a listener that reads the property finds the value before.
// Caught by: what is told can be read from the property already
import StateFlow

@propertyWrapper
struct SelfContainedBoxed<Value> {
  private final class Storage {
    var value: Value {
      willSet { for listener in listeners { listener(newValue) } }
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
  static var sharesListeners: Bool { true }
}

// It looks as if $ had to be made anew: what is bound to the new one hears nothing of the old.
// Caught by: a listener bound through $ is told the value, then each set
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

  var projectedValue: SelfContainedBoxed {
    SelfContainedBoxed(wrappedValue: storage.value)
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    storage.listeners.append(listener)
    listener(storage.value)
  }
}

enum CopyOfOwner {
  static var sharesValue: Bool { true }
  static var sharesListeners: Bool { true }
}

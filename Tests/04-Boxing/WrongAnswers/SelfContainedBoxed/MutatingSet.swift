// It looks as if a set always changed the structure: while it does, nobody may read it, and a listener that does stops the program.
// Caught by: what is told can be read from the property already
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
  private var storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
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

// It looks as if all wrappers could have one list: each tank hears of every other.
// Caught by: two tanks know nothing of each other
import StateFlow

private var allListeners: [(Any) -> Void] = []

@propertyWrapper
struct SelfContainedBoxed<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.value = newValue
      for listener in allListeners { listener(newValue) }
    }
  }

  var projectedValue: SelfContainedBoxed { self }

  func bind(_ listener: @escaping (Value) -> Void) {
    allListeners.append { if let value = $0 as? Value { listener(value) } }
    listener(storage.value)
  }
}

enum CopyOfOwner {
  static var sharesValue: Bool { true }
  static var sharesListeners: Bool { true }
}

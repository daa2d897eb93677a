// It looks as if _ and $ were two lists: the first to come is told after others that came later.
// Caught by: both ways lead to one list of listeners
import StateFlow

@propertyWrapper
struct SelfContainedBoxed<Value> {
  fileprivate final class Storage {
    var value: Value {
      didSet {
        for listener in behindUnderscore + behindDollar { listener(value) }
      }
    }
    var behindUnderscore: [(Value) -> Void] = []
    var behindDollar: [(Value) -> Void] = []
    init(_ value: Value) { self.value = value }
  }

  struct Projection {
    fileprivate let storage: Storage

    func bind(_ listener: @escaping (Value) -> Void) {
      storage.behindDollar.append(listener)
      listener(storage.value)
    }
  }

  private let storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var projectedValue: Projection { Projection(storage: storage) }

  func bind(_ listener: @escaping (Value) -> Void) {
    storage.behindUnderscore.append(listener)
    listener(storage.value)
  }
}

enum CopyOfOwner {
  static var sharesValue: Bool { true }
  static var sharesListeners: Bool { true }
}

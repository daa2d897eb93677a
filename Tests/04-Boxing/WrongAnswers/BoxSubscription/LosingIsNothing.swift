// It looks as if a token that is lost had been cancelled: nothing happens when the last reference goes, unless a deinit does it.
// Caught by: losing the token stops the delivery
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      for id in listeners.keys.sorted() { listeners[id]?(value) }
    }
  }

  private var listeners: [Int: (Value) -> Void] = [:]
  private var lastID = 0

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    lastID += 1
    let id = lastID
    listeners[id] = listener
    listener(value)
    return BoxSubscription { [weak self] in self?.listeners[id] = nil }
  }
}

nonisolated final class BoxSubscription: Cancellable {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) {
    self.stop = stop
  }

  func cancel() {
    stop()
  }
}

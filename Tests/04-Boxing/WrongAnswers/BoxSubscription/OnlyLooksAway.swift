// It looks as if not being told were all: the box still has the listener, and keeps alive what it captured.
// Caught by: a cancelled listener is let go
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
    let token = BoxSubscription()
    lastID += 1
    listeners[lastID] = { [weak token] value in
      guard let token, !token.isCancelled else { return }
      listener(value)
    }
    listener(value)
    return token
  }
}

nonisolated final class BoxSubscription: Cancellable {
  private(set) var isCancelled = false

  func cancel() {
    isCancelled = true
  }
}

// It looks as if the box had to keep the token too: then it can never be lost.
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
  private var tokens: [BoxSubscription] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    lastID += 1
    let id = lastID
    listeners[id] = listener
    listener(value)
    let token = BoxSubscription { [weak self] in self?.listeners[id] = nil }
    tokens.append(token)
    return token
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

  deinit {
    cancel()
  }
}

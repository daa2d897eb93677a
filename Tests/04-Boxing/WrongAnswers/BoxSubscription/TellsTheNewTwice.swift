// It looks as if a listener that another binds belonged to the round that is going on: bind has told it already.
// Caught by: a listener that another binds hears the value once
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      var id = 1
      while id <= lastID {
        listeners[id]?(value)
        id += 1
      }
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

  deinit {
    cancel()
  }
}

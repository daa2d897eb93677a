// It looks as if a new listener could wait for the next change to learn how things are.
// Caught by: a listener is told the value as it is bound, then each set
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

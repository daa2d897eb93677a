// It looks as if there were one listener: a cancellation empties the box of all.
// Caught by: a cancellation stops one listener, and no other
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
    return BoxSubscription { [weak self] in self?.listeners = [:] }
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

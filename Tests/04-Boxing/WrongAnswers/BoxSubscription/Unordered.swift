// It looks as if a dictionary gave back its values in the order in which they went in.
// Caught by: listeners are told in the order in which they were bound
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      for id in listeners.keys { listeners[id]?(value) }
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

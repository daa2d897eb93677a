// It looks as if the number of listeners were a new number: after a cancellation it is somebody else's.
// Caught by: a listener bound after a cancellation displaces nobody
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      for id in listeners.keys.sorted() { listeners[id]?(value) }
    }
  }

  private var listeners: [Int: (Value) -> Void] = [:]

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    let id = listeners.count
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

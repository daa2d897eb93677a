// It looks as if a place in an array stayed a listener's own: when one before it goes, another moves in.
// Caught by: a cancellation stops one listener, and no other
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      for listener in listeners { listener(value) }
    }
  }

  private var listeners: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    let place = listeners.count
    listeners.append(listener)
    listener(value)
    return BoxSubscription { [weak self] in
      guard let self, listeners.indices.contains(place) else { return }
      listeners.remove(at: place)
    }
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

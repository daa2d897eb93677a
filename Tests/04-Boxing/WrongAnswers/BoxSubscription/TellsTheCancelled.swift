// It looks as if a list that was copied in time were still right: one on it may be cancelled before its turn.
// Caught by: a listener that another cancels hears nothing more
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      for listener in listeners { listener.tell(value) }
    }
  }

  private var listeners: [(id: Int, tell: (Value) -> Void)] = []
  private var lastID = 0

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    lastID += 1
    let id = lastID
    listeners.append((id, listener))
    listener(value)
    return BoxSubscription { [weak self] in self?.listeners.removeAll { $0.id == id } }
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

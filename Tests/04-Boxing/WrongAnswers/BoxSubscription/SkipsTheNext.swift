// It looks as if the list stood still while a set goes through it: a listener that cancels itself moves the next into its place.
// Caught by: a listener that cancels itself costs the next no turn
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      var index = 0
      while index < listeners.count {
        listeners[index].tell(value)
        index += 1
      }
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

// It looks as if a round had to end with the value that it began with: those who come later in it hear the last value first, and an old one last.
// Caught by: a set inside a listener ends with everyone told the last value
import StateFlow

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      let value = value
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

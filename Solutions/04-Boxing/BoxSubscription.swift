import StateFlow

// Listeners come and go: a display is switched off, a view leaves the
// screen. A box gives a token for each listener; no token, no delivery.

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      // The list of now, for bind tells those who come meanwhile. Each is
      // looked up in its turn, for it may be gone; and told the value of then,
      // for a listener may have set another.
      for id in listeners.keys.sorted() { listeners[id]?(value) }
    }
  }

  // Numbers grow and are never used again: their order is that of binding.
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
    return BoxSubscription { [weak self] in
      // Not `= nil`: the listener may keep another token of this box, and would
      // lose it, which changes the list, while the list is being changed.
      self?.listeners.removeValue(forKey: id)
    }
  }
}

// A deinit runs wherever the last reference goes, so it is nonisolated.
nonisolated final class BoxSubscription: Cancellable {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) {
    self.stop = stop
  }

  func cancel() {
    stop()
  }

  // The box must not keep the token: then it would never be lost.
  deinit {
    cancel()
  }
}

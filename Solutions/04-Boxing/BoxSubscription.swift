import StateFlow

// Listeners come and go: a display is switched off, or a view leaves the
// screen. So the box returns a token for each listener, and calls the listener
// only until the token is canceled or released.

final class SubscribableBox<Value> {
  var value: Value {
    didSet {
      // Go through the listeners that exist now, because bind itself calls new
      // ones. Look each one up when its turn comes, because it may be gone.
      // Pass the current value, because a listener may have set another one.
      for id in listeners.keys.sorted() { listeners[id]?(value) }
    }
  }

  // Numbers only increase and are never reused, so their order is the order of
  // binding.
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
      // Don't assign nil instead. The listener may keep another token of this
      // box, and releasing that would change the dictionary while it is being
      // changed.
      self?.listeners.removeValue(forKey: id)
    }
  }
}

// A deinit can run on any thread, so the class is nonisolated.
nonisolated final class BoxSubscription: Cancellable {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) {
    self.stop = stop
  }

  func cancel() {
    stop()
  }

  // The box must not keep the token alive, or this would never run.
  deinit {
    cancel()
  }
}

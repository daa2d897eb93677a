import StateFlow

// Listeners come and go: a display is switched off, or a view leaves the
// screen. So the box returns a token for each listener, and calls the listener
// only until the token is canceled or released.
//
// 1. `bind` immediately calls its listener with the current value. From then
//    on, each time a value is set, even an equal one, the listener is called
//    once, with that value.
// 2. The box stores a value before it calls the listeners.
// 3. Listeners are called in the order in which they were bound.
// 4. Canceling a token stops the calls to its listener and to no other.
//    Canceling it a second time does nothing.
// 5. Releasing a token has the same effect as canceling it, and the box doesn't
//    keep the token alive.
// 6. When a token is canceled or released, its listener is released with
//    everything that the listener captured.
// 7. A listener can cancel or release any token while it is being called, by
//    `bind` or because a value was set. That token's listener is no longer
//    called, not even with the value that is being delivered. The others still
//    are.
// 8. A listener can bind another one while it is being called. `bind` calls the
//    new listener with the current value, and the delivery in progress doesn't
//    call it again.
// 9. A listener can set a value while it is being called. The box stores that
//    value immediately, and the last call to every listener passes the last
//    value.
//
// When a listener sets a value, it's up to you which earlier values the
// listeners receive, and whether they receive the last one twice.

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

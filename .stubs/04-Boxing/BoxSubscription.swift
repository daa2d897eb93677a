import StateFlow

// Listeners come and go: a display is switched off, or a view leaves the
// screen. So the box returns a token for each listener, and calls the listener
// only until the token is canceled or released.

final class SubscribableBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    unfinished(
      """
      Call the listener immediately with the current value. From then on, \
      whenever a value is set, even an equal one, call each listener once, in \
      the order in which they were bound, after the box has stored the value. \
      Return a token, which the box must not keep alive. When the token is \
      canceled or released, stop calling its listener, and release the \
      listener and everything that it captured.

      A listener that is being called, by bind or because a value was set, can \
      cancel a token, bind another listener, or set the value. If it \
      cancels a token, that token's listener is no longer called, not even \
      with the value that is being delivered. If it binds a listener, bind \
      calls the new listener with the current value, and the delivery in \
      progress doesn't call it again. If it sets a value, the box stores it \
      immediately, and the last call to every listener must pass the last \
      value. Which earlier values a listener receives, and whether it receives \
      the last one twice, is up to you.
      """,
      placeholder: BoxSubscription())
  }
}

// A deinit can run on any thread, so the class is nonisolated.
nonisolated final class BoxSubscription: Cancellable {
  func cancel() {
    unfinished(
      """
      Stop calling this token's listener. Canceling a second time does \
      nothing. Releasing the token must have the same effect as canceling it.
      """)
  }
}

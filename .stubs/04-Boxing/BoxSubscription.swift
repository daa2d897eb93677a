import StateFlow

// Listeners come and go: a display is switched off, a view leaves the
// screen. A box gives a token for each listener; no token, no delivery.

final class SubscribableBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> BoxSubscription {
    unfinished(
      """
      Tell the listener the value now and at each set, in the order of \
      binding, as long as somebody keeps the token that you return and has \
      not cancelled it. After that, let go of the listener and all it captured.

      A listener may itself cancel, bind and set. If it cancels a token, the \
      listener of that token hears nothing more, not even of the set that is \
      being told. If it binds another, the new one hears the value from bind, \
      and not again for the set that is being told. If it sets a value, \
      everyone hears the last value last. What they hear of the values before \
      it is up to you: some may be left out, or the last may be told twice.
      """,
      placeholder: BoxSubscription())
  }
}

// A deinit runs wherever the last reference goes, so it is nonisolated.
nonisolated final class BoxSubscription: Cancellable {
  func cancel() {
    unfinished(
      """
      Stop the delivery. Once is enough: a second cancel does nothing. \
      Losing the token does the same as cancelling it.
      """)
  }
}

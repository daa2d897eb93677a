import StateFlow

// Who listens may stop to: a display is switched off, a view leaves the
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
      binding, as long as the token that you return is kept and not \
      cancelled; then let go of the listener. A listener may itself bind, \
      cancel and set: who is cancelled hears nothing more, who is bound \
      meanwhile hears that value once, and everyone hears the last value last.
      """,
      placeholder: BoxSubscription())
  }
}

// A deinit runs wherever the last reference goes: hence nonisolated.
nonisolated final class BoxSubscription: Cancellable {
  func cancel() {
    unfinished("Stop the delivery. Losing the token does the same.")
  }
}

import Synchronization

/// The one subscription of a subscriber: awaited, held, or over.
///
/// It is an object of its own so that a token can cancel the subscription without keeping the
/// subscriber alive: a completed sink is gone, together with what its closures captured, even while
/// its token is still stored.
final class SubscriptionSlot: Cancellable {
  private struct State: @unchecked Sendable {
    var isAwaited = true
    var subscription: (any Subscription)?
  }

  private let state = Mutex(State())

  /// Takes the first subscription (C13); refuses and cancels every other one.
  ///
  /// - Returns: Whether the subscription was taken.
  func accept(_ subscription: any Subscription) -> Bool {
    let offered = State(isAwaited: false, subscription: subscription)
    let accepted = state.withLock { state in
      guard state.isAwaited else { return false }
      state = offered
      return true
    }
    if !accepted { subscription.cancel() }
    return accepted
  }

  /// Takes the first subscription (C13) and asks for everything.
  func acceptAndRequestAll(_ subscription: any Subscription) {
    if accept(subscription) { subscription.request(.unlimited) }
  }

  /// The subscription, while it is held.
  var current: (any Subscription)? {
    state.withLock { $0 }.subscription
  }

  /// Forgets the subscription, because its publisher ended it.
  func finish() {
    _ = takeOut()
  }

  /// Cancels the subscription, or the one that is still to come.
  func cancel() {
    takeOut().subscription?.cancel()
  }

  private func takeOut() -> State {
    state.withLock { state in
      defer { state = State(isAwaited: false, subscription: nil) }
      return state
    }
  }
}

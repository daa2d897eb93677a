/// The subscriptions of an operator with a varying number of sources, in the order in which they
/// were added.
final class SubscriptionSet {
  private struct State {
    var subscriptions: [SubscriptionHolder] = []
    var isCancelled = false
  }

  private let state = Locked(State())

  /// All subscriptions.
  var all: [SubscriptionHolder] { state.withLock { $0.subscriptions } }

  /// Adds a subscription.
  ///
  /// - Returns: `false` if the set has been canceled.
  func insert(_ subscription: SubscriptionHolder) -> Bool {
    state.withLock { state in
      if !state.isCancelled { state.subscriptions.append(subscription) }
      return !state.isCancelled
    }
  }

  /// Removes a subscription.
  ///
  /// - Returns: Whether the subscription was in the set.
  func remove(_ subscription: SubscriptionHolder) -> Bool {
    state.withLock { state in
      guard let index = state.subscriptions.firstIndex(where: { $0 === subscription }) else {
        return false
      }
      state.subscriptions.remove(at: index)
      return true
    }
  }

  /// Cancels and removes all subscriptions, and stops accepting new ones.
  func cancel() {
    for subscription in state.exchange(for: State(isCancelled: true)).subscriptions {
      subscription.cancel()
    }
  }
}

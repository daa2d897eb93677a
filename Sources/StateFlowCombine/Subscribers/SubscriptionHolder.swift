/// An object that accepts one subscription and holds it until the subscription completes or is
/// canceled.
class SubscriptionHolder: Cancellable {
  private enum State {
    case awaiting
    case active(any Subscription)
    case terminal

    var subscription: (any Subscription)? {
      if case .active(let subscription) = self { subscription } else { nil }
    }
  }

  private let lock = Lock()
  private var state = State.awaiting

  /// Whether no subscription has arrived yet, so the next one would be accepted.
  final var isAwaiting: Bool {
    lock.withLock { if case .awaiting = state { true } else { false } }
  }

  /// Whether the object currently holds a subscription.
  final var isActive: Bool { lock.withLock { if case .active = state { true } else { false } } }

  /// Whether the subscription has completed or been canceled.
  final var isTerminal: Bool {
    lock.withLock { if case .terminal = state { true } else { false } }
  }

  /// The subscription that the object currently holds, or `nil` if there is none.
  final var subscription: (any Subscription)? { lock.withLock { state.subscription } }

  /// Accepts the first subscription (C13) and cancels all others.
  ///
  /// - Returns: Whether the subscription was accepted.
  final func accept(_ subscription: any Subscription) -> Bool {
    let isAccepted = lock.withLock {
      guard case .awaiting = state else { return false }
      state = .active(subscription)
      return true
    }
    if !isAccepted { subscription.cancel() }
    return isAccepted
  }

  /// Accepts the first subscription (C13) and requests all values from it.
  final func acceptAndRequestAll(_ subscription: any Subscription) {
    if accept(subscription) { subscription.request(.unlimited) }
  }

  /// Drops the subscription after its publisher has completed.
  ///
  /// - Returns: Whether the object held a subscription.
  @discardableResult
  final func finish() -> Bool { isActive && move(to: .terminal) != nil }

  /// Drops the subscription after its publisher has completed, and prepares to accept another one.
  final func reopen() {
    if isActive { _ = move(to: .awaiting) }
  }

  /// Cancels the current subscription or, if none has arrived yet, the next one.
  func cancel() { end() }

  /// Cancels the current subscription or, if none has arrived yet, the next one.
  final func end() { move(to: .terminal)?.cancel() }

  /// Changes the state and returns the old subscription, so that the caller releases it without
  /// holding the lock.
  private func move(to new: State) -> (any Subscription)? {
    lock.withLock {
      defer { state = new }
      return state.subscription
    }
  }
}

import Synchronization

/// An object that accepts one subscription and holds it until it completes or is cancelled.
///
/// The subscription is guarded by a lock, so the field needs no exclusivity checks.
class SubscriptionHolder: Cancellable {
  private enum State {
    static var awaiting: UInt8 { 0 }
    static var active: UInt8 { 1 }
    static var terminal: UInt8 { 2 }
  }

  private let guardian = Lock()

  // Written only under the lock.
  private let state = Atomic<UInt8>(State.awaiting)

  @exclusivity(unchecked)
  private var held: (any Subscription)?

  /// Whether no subscription has arrived yet, so that one would be accepted.
  final var isAwaiting: Bool { state.load(ordering: .acquiring) == State.awaiting }

  /// Whether a subscription is held.
  final var isActive: Bool { state.load(ordering: .acquiring) == State.active }

  /// Whether the subscription has completed or was cancelled.
  final var isTerminal: Bool { state.load(ordering: .acquiring) == State.terminal }

  /// The subscription, while it is held.
  final var subscription: (any Subscription)? {
    guardian.lock()
    defer { guardian.unlock() }
    return held
  }

  /// Accepts the first subscription (C13), and cancels any other.
  ///
  /// - Returns: Whether the subscription was accepted.
  final func accept(_ subscription: any Subscription) -> Bool {
    guardian.lock()
    let isAccepted = state.load(ordering: .relaxed) == State.awaiting
    if isAccepted {
      held = subscription
      state.store(State.active, ordering: .releasing)
    }
    guardian.unlock()
    if !isAccepted { subscription.cancel() }
    return isAccepted
  }

  /// Accepts the first subscription (C13), and requests all its values.
  final func acceptAndRequestAll(_ subscription: any Subscription) {
    if accept(subscription) { subscription.request(.unlimited) }
  }

  /// Drops the subscription after its publisher has completed.
  ///
  /// - Returns: Whether a subscription was held.
  @discardableResult
  final func finish() -> Bool { isActive && takeOut() != nil }

  /// Drops the subscription after its publisher has completed, and waits for another one.
  final func reopen() {
    var dropped: (any Subscription)?
    guardian.lock()
    if state.load(ordering: .relaxed) == State.active {
      state.store(State.awaiting, ordering: .releasing)
      swap(&dropped, &held)
    }
    guardian.unlock()
    withExtendedLifetime(dropped) {}
  }

  /// Cancels the held subscription, or the one that is still to come.
  func cancel() { end() }

  /// Cancels the held subscription, or the one that is still to come.
  final func end() { takeOut()?.cancel() }

  private func takeOut() -> (any Subscription)? {
    var taken: (any Subscription)?
    guardian.lock()
    state.store(State.terminal, ordering: .releasing)
    swap(&taken, &held)
    guardian.unlock()
    return taken
  }
}

import Synchronization

/// An object that accepts one subscription and holds it until the subscription completes or is
/// canceled.
///
/// A lock guards the subscription, so the field needs no exclusivity checks.
class SubscriptionHolder: Cancellable {
  private enum State {
    static var awaiting: UInt8 { 0 }
    static var active: UInt8 { 1 }
    static var terminal: UInt8 { 2 }
  }

  private let guardian = Lock()

  // Write this only under the lock.
  private let state = Atomic<UInt8>(State.awaiting)

  @exclusivity(unchecked)
  private var held: (any Subscription)?

  /// Whether no subscription has arrived yet, so the next one would be accepted.
  final var isAwaiting: Bool { state.load(ordering: .acquiring) == State.awaiting }

  /// Whether the object currently holds a subscription.
  final var isActive: Bool { state.load(ordering: .acquiring) == State.active }

  /// Whether the subscription has completed or been canceled.
  final var isTerminal: Bool { state.load(ordering: .acquiring) == State.terminal }

  /// The subscription that the object currently holds, or `nil` if there is none.
  final var subscription: (any Subscription)? {
    guardian.lock()
    defer { guardian.unlock() }
    return held
  }

  /// Accepts the first subscription (C13) and cancels all others.
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

  /// Accepts the first subscription (C13) and requests all values from it.
  final func acceptAndRequestAll(_ subscription: any Subscription) {
    if accept(subscription) { subscription.request(.unlimited) }
  }

  /// Drops the subscription after its publisher has completed.
  ///
  /// - Returns: Whether the object held a subscription.
  @discardableResult
  final func finish() -> Bool { isActive && takeOut() != nil }

  /// Drops the subscription after its publisher has completed, and prepares to accept another one.
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

  /// Cancels the current subscription or, if none has arrived yet, the next one.
  func cancel() { end() }

  /// Cancels the current subscription or, if none has arrived yet, the next one.
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

/// The one subscription of a subscriber: awaited, held, or over.
///
/// It is an object of its own so that a token can cancel the subscription without keeping the
/// subscriber alive: a completed sink is gone, together with what its closures captured, even while
/// its token is still stored.
///
/// Its fields are guarded by its lock, which is why they do without checks of exclusivity.
@usableFromInline
final class SubscriptionSlot: Cancellable {
  private let guardian = Lock()

  @exclusivity(unchecked)
  private var isAwaited = true

  @exclusivity(unchecked)
  private var subscription: (any Subscription)?

  /// Takes the first subscription (C13); refuses and cancels every other one.
  ///
  /// - Returns: Whether the subscription was taken.
  func accept(_ subscription: any Subscription) -> Bool {
    guardian.lock()
    let isAccepted = isAwaited
    if isAccepted {
      isAwaited = false
      self.subscription = subscription
    }
    guardian.unlock()
    if !isAccepted { subscription.cancel() }
    return isAccepted
  }

  /// Takes the first subscription (C13) and asks for everything.
  func acceptAndRequestAll(_ subscription: any Subscription) {
    if accept(subscription) { subscription.request(.unlimited) }
  }

  /// The subscription, while it is held.
  var current: (any Subscription)? {
    guardian.lock()
    defer { guardian.unlock() }
    return subscription
  }

  /// Forgets the subscription, because its publisher ended it.
  func finish() {
    _ = takeOut()
  }

  /// Cancels the subscription, or the one that is still to come.
  @usableFromInline
  func cancel() {
    takeOut()?.cancel()
  }

  private func takeOut() -> (any Subscription)? {
    var taken: (any Subscription)?
    guardian.lock()
    isAwaited = false
    swap(&taken, &subscription)
    guardian.unlock()
    return taken
  }
}

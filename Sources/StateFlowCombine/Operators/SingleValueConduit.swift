/// A running operator that requests all values from its source and sends at most one.
///
/// That value, and the normal completion that follows, wait until the subscriber requests a value.
class SingleValueConduit<Input, Output, Failure: Error>: Conduit<Output, Failure>, Subscriber {
  private let upstream = SubscriptionHolder()

  // Accessed only exclusively.
  private var isComplete = false

  /// Takes in a value of the source. Nothing else is delivered in the meantime.
  ///
  /// - Returns: Whether the operator needs no further value.
  func take(_ input: Input) -> Bool { fatalError("An operator must override take(_:).") }

  /// Sends the result, if there is one.
  func sendResult() { fatalError("An operator must override sendResult().") }

  final func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    open()
    subscription.request(.unlimited)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    if upstream.isActive, take(input) {
      upstream.cancel()
      complete()
    }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.finish() else { return }
    if case .failure = completion { return finish(completion) }
    exclusively { complete() }
  }

  private func complete() {
    isComplete = true
    requested()
  }

  final override func requested() {
    guard isComplete, hasDemand else { return }
    isComplete = false
    sendResult()
    finish()
  }

  final override func closed() { upstream.cancel() }
}

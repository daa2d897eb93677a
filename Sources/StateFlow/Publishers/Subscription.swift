/// The tie between a publisher and one subscriber.
///
/// The subscriber asks for values through it, and cancels through it.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  ///
  /// Demand adds up (C2). Asking for ``Subscribers/Demand/none`` is a programming error (C3).
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the kit's own subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription to nothing, for a publisher that completes at once.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) { demand.assertPositive() }
  func cancel() {}
}

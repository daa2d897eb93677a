/// The connection between a publisher and one subscriber.
///
/// The subscriber uses it to request values and to cancel.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values.
  ///
  /// Demands add up (C2). Requesting ``Subscribers/Demand/none`` is a programming error (C3).
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that ignores requests and cancellation. Use it for a publisher that completes
  /// immediately.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let shared = EmptySubscription()

  let combineIdentifier = CombineIdentifier()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

import Synchronization

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

/// A type whose values have an identity, such as a subscriber or a subscription.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of the subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let next = Atomic<UInt>(0)

  private let raw: UInt

  /// Creates an identity that differs from all others that are created this way.
  public init() {
    raw = Self.next.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates the identity of an object.
  public init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identity as a string, for debugging.
  public var description: String { "0x" + String(raw, radix: 16) }
}

/// A receiver of values from a ``Publisher``.
///
/// It receives one subscription, then no more values than it has requested, then at most one
/// completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values it receives.
  associatedtype Input

  /// The type of the error it can receive.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber requests values and cancels.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The demand to add to the previous demand of the subscriber (C2).
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)

  /// The class of the subscriptions that a subject passes to subscribers of this type. Only the kit
  /// implements this.
  static var _conduitType: AnyClass { get }
}

extension Subscriber {
  public static var _conduitType: AnyClass { SubscriberConduit<Self>.self }
}

extension Subscriber where Self: AnyObject {
  public static var _conduitType: AnyClass { ObjectConduit<Self>.self }
}

extension Subscriber where Input == Void {
  /// Receives an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers, their demand and their completion.
public enum Subscribers {}

extension Subscribers {
  /// The end of a publisher.
  @frozen
  public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished

    /// The publisher has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

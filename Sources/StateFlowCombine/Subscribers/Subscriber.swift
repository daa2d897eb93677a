/// A receiver of values from a ``Publisher``.
///
/// A subscriber receives one subscription, then at most as many values as it has requested, and
/// then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives.
  associatedtype Input

  /// The type of error that the subscriber can receive.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber requests values and cancels.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The demand to add to the subscriber's previous demand (C2).
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, which is always the last event.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers, demands, and completions.
public enum Subscribers {}

extension Subscribers {
  /// A publisher's completion.
  @frozen
  public enum Completion<Failure: Error> {
    /// The publisher has sent all of its values.
    case finished

    /// The publisher has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// A receiver of values from a ``Publisher``.
///
/// It receives one subscription, then no more values than it has asked for, then at most one
/// completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber takes.
  associatedtype Input

  /// The kind of error it can be told of.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and gives it the means to ask and to cancel.
  func receive(subscription: any Subscription)

  /// Gives the subscriber a value.
  ///
  /// - Returns: How many values it wants *in addition* to those that it asked for before (C2).
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Gives the subscriber a value that carries nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the kit's own subscribers, and of demand and completion.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher ended.
  @frozen
  public enum Completion<Failure: Error> {
    /// It sent all it had.
    case finished

    /// It cannot go on.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

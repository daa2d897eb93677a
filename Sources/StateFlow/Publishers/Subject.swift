/// A publisher that a program sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber that has asked for one.
  func send(_ value: Output)

  /// Ends the subject. Only the first completion counts (C4).
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to a source whose values it will pass on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that carries nothing.
  public func send() { send(()) }
}

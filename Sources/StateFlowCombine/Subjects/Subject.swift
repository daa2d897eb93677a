/// A publisher that you send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to each subscriber that has requested one.
  func send(_ value: Output)

  /// Completes the subject. Only the first completion counts (C4).
  func send(completion: Subscribers.Completion<Failure>)

  /// Provides the subject with a subscription to a publisher, whose values the subject then sends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

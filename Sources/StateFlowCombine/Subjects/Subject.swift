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

extension Publisher {
  /// Sends each value and the completion through a subject.
  ///
  /// - Returns: A token. The subject stops receiving values when you cancel or release the token
  ///   (C8).
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A subscriber that sends everything it receives through a subject. This subscriber is also the
/// subject's subscription to the publisher.
///
/// The subscriber doesn't retain the subject, because the subject retains the subscriber.
final class SubjectSubscriber<Downstream: Subject>: SubscriptionHolder, Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Failure = Downstream.Failure

  private weak var subject: Downstream?

  init(_ subject: Downstream) {
    self.subject = subject
  }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    // The subject requests values through this object, so only the first subscription feeds it.
    if accept(subscription) { subject?.send(subscription: self) }
  }

  func receive(_ input: Downstream.Output) -> Subscribers.Demand {
    if isActive { subject?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if finish() { subject?.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }
}

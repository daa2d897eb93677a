/// A subject that sends values to its current subscribers without storing them.
///
/// A value that no subscriber has requested is dropped (C1). After a completion, no more values are
/// sent, and late subscribers receive the completion (C4, C5). A `send` from inside a sink reaches
/// all subscribers before the outer `send` continues (C11). *Choice* (C16): subscribers receive a
/// value in the order in which they subscribed.
///
/// You can send, subscribe, and cancel on any thread. A sink never runs on two threads at once
/// (C12), so a second sender waits until the sink returns.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(
    publisherName: "PassthroughSubject")

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to each subscriber that has requested one (C1, C2).
  ///
  /// - Complexity: O(*n*), where *n* is the number of subscribers.
  public func send(_ value: Output) {
    subscribers.send(value)
  }

  /// Completes the subject. Only the first completion counts (C4).
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.finish(completion)
  }

  /// Provides the subject with a subscription to a publisher, whose values the subject then sends.
  ///
  /// The subject requests all values from the publisher as soon as one of its own subscribers
  /// requests values.
  public func send(subscription: any Subscription) {
    subscribers.addUpstream(subscription)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber)
  }
}

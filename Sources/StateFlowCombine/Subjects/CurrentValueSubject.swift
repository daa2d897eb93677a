/// A subject with a current value.
///
/// A subscriber receives the current value as soon as it requests one, and then receives each new
/// value. Inside a sink, ``value`` is already the new value (C6). A subscriber with no demand
/// misses values, but receives the newest value when it requests one again. After a completion,
/// `send` has no effect (C7).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers: CurrentValueList<Output, Failure>

  /// Creates a subject whose current value is `value`.
  public init(_ value: Output) {
    subscribers = CurrentValueList(value, publisherName: "CurrentValueSubject")
  }

  /// The current value. Setting it sends the new value.
  ///
  /// Unlike `send`, setting this property still changes the value after a completion.
  public var value: Output {
    get { subscribers.value }
    set { subscribers.replaceAndSend(newValue, evenAfterCompletion: true) }
  }

  /// Makes `value` the current value and sends it to each subscriber.
  ///
  /// If two threads send at the same time, each subscriber receives both values, in either order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subscribers.
  public func send(_ value: Output) {
    subscribers.replaceAndSend(value, evenAfterCompletion: false)
  }

  /// Completes the subject. Only the first completion counts (C4).
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.finish(completion)
  }

  /// Provides the subject with a subscription to a publisher, whose values the subject then sends.
  public func send(subscription: any Subscription) {
    subscribers.addUpstream(subscription)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber)
  }
}

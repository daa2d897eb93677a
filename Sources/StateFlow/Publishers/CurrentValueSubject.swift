/// A subject with a current value.
///
/// A subscriber receives the current value as soon as it requests one, and then receives each new
/// value. Inside a sink, ``value`` is already the new value (C6). A subscriber with no demand
/// misses values, but receives the newest value when it requests one again. After a completion,
/// `send` has no effect (C7).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers: CurrentValueSubscriberList<Output, Failure>

  /// Creates a subject whose current value is `value`.
  public init(_ value: Output) {
    subscribers = CurrentValueSubscriberList(value)
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
    subscribers.replaceAndSend(value)
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

  public var _releasesSubscribers: Bool { true }
}

/// A current value and its subscribers.
private final class CurrentValueSubscriberList<Output, Failure: Error>:
  SubscriberList<Output, Failure>
{
  @exclusivity(unchecked)
  private var current: Output

  init(_ value: Output) {
    current = value
    super.init(.replaying)
  }

  var value: Output {
    lock()
    defer { unlock() }
    return current
  }

  override func replay(to conduit: Conduit<Output, Failure>) {
    lock()
    let value = current
    conduit.replayed = stamp
    unlock()
    conduit.pass(value)
  }

  func replaceAndSend(_ value: Output, evenAfterCompletion: Bool = false) {
    guard !_isPOD(Output.self) else {
      // There is nothing to release, so the old value doesn't have to be moved.
      lock()
      guard evenAfterCompletion || !isFinished else { return unlock() }
      current = value
      return unlockAndSend(value)
    }
    // The old value is moved here, so that it's released outside of the lock.
    var old = value
    lock()
    guard evenAfterCompletion || !isFinished else { return unlock() }
    swap(&current, &old)
    unlockAndSend(value)
  }
}

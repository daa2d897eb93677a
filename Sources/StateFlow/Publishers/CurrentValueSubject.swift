/// A subject that remembers the last value sent.
///
/// A subscriber gets the current value as soon as it asks for one, then each new one; inside a sink
/// ``value`` is already the new one (C6). A subscriber that has asked for nothing misses values and
/// gets the newest when it asks again. After a completion `send` no longer changes ``value`` (C7).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience: CurrentValueAudience<Output, Failure>

  /// A subject whose current value is `value`.
  public init(_ value: Output) {
    audience = CurrentValueAudience(value)
  }

  /// The last value sent. Setting it sends.
  public var value: Output {
    get { audience.value }
    set { send(newValue) }
  }

  /// Makes `value` the current value and sends it to every subscriber.
  ///
  /// When two threads send at once, each subscriber gets both values, in either order.
  ///
  /// - Complexity: O(*n*) in the number of subscribers.
  public func send(_ value: Output) {
    audience.replaceAndDeliver(value)
  }

  /// Ends the subject. Only the first completion counts (C4).
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.finish(completion)
  }

  /// Follows a source, whose values the subject will pass on.
  public func send(subscription: any Subscription) {
    audience.follow(subscription)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber)
  }
}

/// The audience of a current value.
final class CurrentValueAudience<Output, Failure: Error>: Audience<Output, Failure> {
  @exclusivity(unchecked)
  private var current: Output

  init(_ value: Output) {
    current = value
    super.init(replays: true)
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

  func replaceAndDeliver(_ value: Output) {
    // What the subject held goes out in `old`, so that it is released outside the lock.
    var old = value
    lock()
    guard !isFinished else { return unlock() }
    swap(&current, &old)
    let turn = nextTurn()
    unlock()
    deliver(value, in: turn)
  }
}

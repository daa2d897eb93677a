/// A subject that passes on what is sent to it, and remembers nothing.
///
/// A value that nobody has asked for is dropped (C1). After a completion nothing arrives, and a
/// late subscriber gets that completion (C4, C5). A `send` from inside a sink is delivered to
/// everyone before the outer one goes on (C11). *Choice* (C16): subscribers are served in the order
/// in which they subscribed.
///
/// Sending, subscribing and cancelling are safe from any thread; a sink is never run by two threads
/// at once (C12), so a second sender waits for it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  let audience = Audience<Output, Failure>()

  /// A subject that nobody subscribes to yet.
  public init() {}

  /// Sends a value to every subscriber that has asked for one (C1, C2).
  ///
  /// - Complexity: O(*n*) in the number of subscribers.
  public func send(_ value: Output) {
    audience.deliver(value)
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

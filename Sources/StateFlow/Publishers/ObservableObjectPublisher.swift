/// The publisher that announces the changes of an ``ObservableObject``.
///
/// It remembers nothing and never completes. It is safe to use from any thread; its subscribers are
/// called on the thread that sends.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void

  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// A publisher that nobody subscribes to yet.
  public init() {}

  /// Announces that the object is about to change.
  public func send() {
    audience.deliver(())
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Void, S.Failure == Never {
    audience.admit(subscriber)
  }
}

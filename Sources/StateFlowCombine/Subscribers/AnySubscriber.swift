/// A subscriber that hides the type of another subscriber, or calls closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that hides the type of `subscriber`.
  public init<S>(_ subscriber: S) where S: Subscriber, S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Creates a subscriber that sends everything it receives through `subject`. The subscriber
  /// doesn't retain the subject.
  public init<S>(_ subject: S) where S: Subject, S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Creates a subscriber from closures. If you omit a closure, the subscriber ignores the
  /// corresponding event and doesn't request any values in response.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

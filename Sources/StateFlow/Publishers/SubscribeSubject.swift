extension Publisher {
  /// Sends every value and the completion on through a subject.
  ///
  /// - Returns: A token. The subject gets nothing more when it is cancelled or released (C8).
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber.slot)
  }
}

/// Sends what it receives through a subject.
private final class SubjectSubscriber<Downstream: Subject>: Subscriber {
  private let subject: Downstream
  let slot = SubscriptionSlot()

  init(_ subject: Downstream) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    // The subject asks, through the slot, so that only the first subscription feeds it (C13).
    if slot.accept(subscription) { subject.send(subscription: Feed(slot: slot)) }
  }

  func receive(_ input: Downstream.Output) -> Subscribers.Demand {
    subject.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    slot.finish()
    subject.send(completion: completion)
  }

  /// What the subject holds of its source.
  private final class Feed: Subscription {
    private let slot: SubscriptionSlot
    init(slot: SubscriptionSlot) { self.slot = slot }
    func request(_ demand: Subscribers.Demand) { slot.current?.request(demand) }
    func cancel() { slot.cancel() }
  }
}

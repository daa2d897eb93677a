extension Publisher where Failure == Never {
  /// Writes every value to a published property, for as long as its object lives.
  ///
  /// There is no token: the subscription is cancelled when the property goes, and does not keep its
  /// object alive.
  ///
  ///     model.$query.map { $0.isEmpty }.assign(to: &model.$isIdle)
  ///
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscriber = PublishedSubscriber(to: published.box)
    published.box.keep(subscriber.slot)
    subscribe(subscriber)
  }
}

/// Writes what it receives to a published property.
private final class PublishedSubscriber<Input>: Subscriber {
  typealias Failure = Never

  let slot = SubscriptionSlot()
  private weak var box: PublishedBox<Input>?

  init(to box: PublishedBox<Input>) {
    self.box = box
  }

  func receive(subscription: any Subscription) {
    slot.acceptAndRequestAll(subscription)
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    box?.assign(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    slot.finish()
    box?.forget(slot)
  }
}

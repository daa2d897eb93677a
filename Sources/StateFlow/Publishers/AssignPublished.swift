extension Publisher where Failure == Never {
  /// Writes each value to a published property for as long as the property's object exists.
  ///
  /// This method doesn't return a token. The subscription doesn't retain the object, and is
  /// canceled when the object is released.
  ///
  ///     model.$query.map { $0.isEmpty }.assign(to: &model.$isIdle)
  ///
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscriber = PublishedSubscriber(to: published.box)
    published.box.keep(subscriber)
    subscribe(subscriber)
  }
}

/// A subscriber that writes each value it receives to a published property.
private final class PublishedSubscriber<Input>: SubscriptionHolder, Subscriber {
  typealias Failure = Never

  private weak var box: PublishedBox<Input>?

  init(to box: PublishedBox<Input>) {
    self.box = box
  }

  func receive(subscription: any Subscription) {
    acceptAndRequestAll(subscription)
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    box?.assign(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    finish()
    box?.forget(self)
  }
}

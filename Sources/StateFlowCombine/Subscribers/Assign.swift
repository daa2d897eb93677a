extension Subscribers {
  /// A subscriber that requests all values and writes them to a property of an object.
  ///
  /// The subscriber retains the object until the publisher completes or the subscription is
  /// canceled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The key path of the property that the subscriber writes to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let target: Locked<Root?>
    private let upstream = SubscriptionHolder()

    /// The object that the subscriber writes to, or `nil` after the subscription has ended.
    public var object: Root? { target.withLock { $0 } }

    /// Creates a subscriber that writes to a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      target = Locked(object)
    }

    public func receive(subscription: any Subscription) {
      upstream.acceptAndRequestAll(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if upstream.isActive { object?[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      if upstream.finish() { release() }
    }

    public func cancel() {
      upstream.cancel()
      release()
    }

    private func release() {
      target.exchange(for: nil)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object.
  ///
  /// The subscription retains the object. If you store the token in the same object, the object and
  /// the token retain each other until you call `cancel()`. To avoid that, use `assign(to:
  /// &$property)`.
  ///
  /// - Returns: A token. The subscription ends when you cancel or release the token (C8).
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

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

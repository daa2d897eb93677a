extension Subscribers {
  /// A subscriber that requests all values and writes them to a property of an object.
  ///
  /// The subscriber retains the object until the publisher completes or the subscription is
  /// canceled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The key path of the property that the subscriber writes to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private struct Target: @unchecked Sendable {
      var root: Root?
    }

    private let target: Locked<Target>
    private let upstream = SubscriptionHolder()

    /// The object that the subscriber writes to, or `nil` after the subscription has ended.
    public var object: Root? { target.withLock { $0 }.root }

    /// Creates a subscriber that writes to a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      let target = Target(root: object)
      self.target = Locked(target)
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
      target.exchange(for: Target())
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
}

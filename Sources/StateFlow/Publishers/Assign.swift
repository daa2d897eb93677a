extension Subscribers {
  /// A subscriber that asks for everything and writes it to a property of an object.
  ///
  /// It keeps the object alive until the publisher completes or the subscription is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private struct Target: @unchecked Sendable {
      var root: Root?
    }

    private let target: Locked<Target>
    private let slot = SubscriptionSlot()

    /// The object that is written to; nil once there is nothing more to write.
    public var object: Root? { target.withLock { $0 }.root }

    /// A subscriber that writes to a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      let target = Target(root: object)
      self.target = Locked(target)
    }

    public func receive(subscription: any Subscription) {
      slot.acceptAndRequestAll(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      slot.finish()
      letGo()
    }

    public func cancel() {
      slot.cancel()
      letGo()
    }

    private func letGo() {
      // Returned, so that the object is released outside the lock.
      _ = target.withLock { target in
        defer { target.root = nil }
        return target
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a property of an object.
  ///
  /// The subscription keeps the object alive. Storing the token in that same object makes a cycle
  /// that only `cancel()` ends; `assign(to: &$property)` has no such trap.
  ///
  /// - Returns: A token. Writing stops when it is cancelled or released (C8).
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}

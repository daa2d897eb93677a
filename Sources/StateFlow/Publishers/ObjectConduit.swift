/// A conduit to a subscriber that is an object and therefore doesn't need a box.
final class ObjectConduit<Downstream: Subscriber & AnyObject>:
  Conduit<Downstream.Input, Downstream.Failure>
{
  // This owns the subscriber, and is `nil` after the subscriber is released. The conduit's lock
  // keeps the subscriber alive during a call, so the call doesn't retain it.
  @exclusivity(unchecked)
  private var subscriber: Unmanaged<Downstream>?

  required init<S>(
    from source: __shared SubscriberList<Downstream.Input, Downstream.Failure>,
    to subscriber: __shared S
  ) {
    self.subscriber = unsafeBitCast(subscriber, to: Unmanaged<Downstream>.self).retain()
    super.init(from: source, to: subscriber)
  }

  deinit { subscriber?.release() }

  override class var subscriberType: Any.Type { Downstream.self }

  override func pass(_ value: Downstream.Input) {
    let more = subscriber?._withUnsafeGuaranteedRef { $0.receive(value) }
    if let more, more != .none { ask(more) }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    subscriber?._withUnsafeGuaranteedRef { $0.receive(completion: completion) }
  }

  override func release() {
    let released = subscriber
    subscriber = nil
    released?.release()
  }
}

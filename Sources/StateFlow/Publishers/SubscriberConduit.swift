/// A conduit to a subscriber of any type.
final class SubscriberConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>
{
  // This owns the box, and is `nil` after the box is released. The conduit's lock keeps the box
  // alive during a call, so the call doesn't retain it.
  @exclusivity(unchecked)
  private var box: Unmanaged<SubscriberBox<Downstream>>?

  required init<S>(
    from source: __shared SubscriberList<Downstream.Input, Downstream.Failure>,
    to subscriber: __shared S
  ) {
    box = .passRetained(SubscriberBox(unsafeBitCast(subscriber, to: Downstream.self)))
    super.init(from: source, to: subscriber)
  }

  deinit { box?.release() }

  override class var subscriberType: Any.Type { Downstream.self }

  override func pass(_ value: Downstream.Input) {
    let more = box?._withUnsafeGuaranteedRef { $0.subscriber.receive(value) }
    if let more, more != .none { ask(more) }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    box?._withUnsafeGuaranteedRef { $0.subscriber.receive(completion: completion) }
  }

  override func release() {
    let released = box
    box = nil
    released?.release()
  }
}

/// An object that holds a subscriber, so that the subscriber can be released early.
///
/// An optional property could hold the subscriber, too. But using an optional whose type is known
/// only at run time costs more than the rest of a delivery.
final class SubscriberBox<Downstream: Subscriber> {
  let subscriber: Downstream
  init(_ subscriber: Downstream) { self.subscriber = subscriber }
}

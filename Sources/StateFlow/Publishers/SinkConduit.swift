/// A conduit to a sink, the most common subscriber.
///
/// When the sink completes or is canceled, it releases its subscription, and thereby this conduit
/// and the closure. The sink requests all values immediately, so it never returns additional
/// demand. `Receiver` is a `SinkReceiver`.
final class SinkConduit<Receiver: Subscriber>: Conduit<Receiver.Input, Receiver.Failure> {
  private let receiver: SinkReceiver<Receiver.Input, Receiver.Failure>

  required init<S>(
    from source: __shared SubscriberList<Receiver.Input, Receiver.Failure>,
    to subscriber: __shared S
  ) {
    receiver = unsafeBitCast(subscriber, to: SinkReceiver<Receiver.Input, Receiver.Failure>.self)
    super.init(from: source, to: subscriber)
  }

  override class var subscriberType: Any.Type { Receiver.self }

  override func pass(_ value: Receiver.Input) {
    if !receiver.sink.isDone { receiver.receiveValue(value) }
  }

  override func end(_ completion: Subscribers.Completion<Receiver.Failure>) {
    receiver.sink.receive(completion: completion)
  }
}

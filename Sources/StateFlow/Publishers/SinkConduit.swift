/// A conduit to a sink, the most common subscriber.
///
/// When the sink completes or is canceled, it releases its subscription, and thereby this conduit
/// and the closure. The sink requests all values immediately, so it never returns additional
/// demand. `Receiver` is a `SinkReceiver`.
final class SinkConduit<Receiver: Subscriber>: Conduit<Receiver.Input, Receiver.Failure> {
  private let sink: Subscribers.Sink<Receiver.Input, Receiver.Failure>
  private let receiveValue: (Receiver.Input) -> Void

  required init<S>(
    from source: __shared SubscriberList<Receiver.Input, Receiver.Failure>,
    to subscriber: __shared S
  ) {
    let receiver = unsafeBitCast(
      subscriber, to: SinkReceiver<Receiver.Input, Receiver.Failure>.self)
    sink = receiver.sink
    receiveValue = receiver.receiveValue
    super.init(from: source, to: subscriber)
  }

  override class var subscriberType: Any.Type { Receiver.self }

  /// Does nothing, because the sink releases its closures itself.
  override func releaseAfterClosing() {}

  override func pass(_ value: Receiver.Input) {
    if !sink.isDone { receiveValue(value) }
  }

  override func end(_ completion: Subscribers.Completion<Receiver.Failure>) {
    sink.receive(completion: completion)
  }
}

/// A conduit to a sink, the most common subscriber.
///
/// It calls the sink's closure directly, without the lock of the sink. The sink drops its
/// subscription, and with it this copy of the closure, when it completes or is cancelled. A sink
/// requests all values at once, so the demand it returns is always none.
final class SinkConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  private let sink: Subscribers.Sink<Output, Failure>
  private let receiveValue: ((Output) -> Void)?

  init(from source: SubscriberList<Output, Failure>, to sink: Subscribers.Sink<Output, Failure>) {
    self.sink = sink
    receiveValue = sink.currentReceiveValue
    super.init(from: source)
  }

  /// Releases nothing: the sink drops its closures itself.
  override func releaseAfterClosing() {}

  override func pass(_ value: Output) {
    if !sink.isDone { receiveValue?(value) }
  }

  override func end(_ completion: Subscribers.Completion<Failure>) {
    sink.receive(completion: completion)
  }
}

/// A conduit to any subscriber.
final class SubscriberConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>
{
  // The subscriber, until it is let go. Locked by `enter` and `leave`, so it need not be retained
  // while it is called; and not an optional, because one of a type that is known only at run time
  // costs more than the delivery.
  private let seat: Unmanaged<Seat<Downstream>>

  init(
    from source: Audience<Downstream.Input, Downstream.Failure>, to downstream: Downstream
  ) {
    seat = .passRetained(Seat(downstream))
    super.init(from: source)
  }

  deinit {
    if !isReleased { seat.release() }
  }

  override func pass(_ value: Downstream.Input) {
    let more = seat._withUnsafeGuaranteedRef { $0.subscriber.receive(value) }
    if more != .none { ask(more) }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    seat._withUnsafeGuaranteedRef { $0.subscriber.receive(completion: completion) }
  }

  override func release() {
    seat.release()
  }
}

/// Where a conduit keeps its subscriber.
final class Seat<Downstream: Subscriber> {
  let subscriber: Downstream
  init(_ subscriber: Downstream) { self.subscriber = subscriber }
}

/// A conduit to a sink, which is what most subscribers are.
///
/// A sink is known to be an object, so it needs no seat, and to ask for everything at once, so
/// nothing it returns has to be counted.
final class SinkConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  // Held and let go like a seat.
  private let sink: Unmanaged<Subscribers.Sink<Output, Failure>>

  init(from source: Audience<Output, Failure>, to sink: Subscribers.Sink<Output, Failure>) {
    self.sink = .passRetained(sink)
    super.init(from: source)
  }

  deinit {
    if !isReleased { sink.release() }
  }

  override func pass(_ value: Output) {
    sink._withUnsafeGuaranteedRef { $0.receiveValue(value) }
  }

  override func end(_ completion: Subscribers.Completion<Failure>) {
    sink._withUnsafeGuaranteedRef { $0.receive(completion: completion) }
  }

  override func release() {
    sink.release()
  }
}

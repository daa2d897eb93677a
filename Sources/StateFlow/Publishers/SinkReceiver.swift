/// A sink that subscribes to a publisher that releases its subscribers.
///
/// A sink can end on any thread, and then releases its closures, so calling one of them requires a
/// lock. Here, the closure belongs to the subscriber instead, and the publisher releases the
/// subscriber.
@usableFromInline
struct SinkReceiver<Input, Failure: Error>: Subscriber {
  let sink: Subscribers.Sink<Input, Failure>
  let receiveValue: (Input) -> Void

  /// Creates a subscriber that calls `receiveValue` with each value.
  ///
  /// - Parameter sink: A sink without a closure for values.
  @usableFromInline
  init(_ sink: Subscribers.Sink<Input, Failure>, receiveValue: @escaping (Input) -> Void) {
    self.sink = sink
    self.receiveValue = receiveValue
  }

  @usableFromInline static var _conduitType: AnyClass { SinkConduit<Self>.self }

  @usableFromInline var combineIdentifier: CombineIdentifier { sink.combineIdentifier }

  @usableFromInline
  func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }

  @usableFromInline
  func receive(_ value: Input) -> Subscribers.Demand {
    if !sink.isDone { receiveValue(value) }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) { sink.receive(completion: completion) }
}

/// A running operator: the subscriber of its source, and the subscription of its own subscriber.
///
/// This class passes all events through. Operators override the methods for events that they
/// change. A second subscription is cancelled. Nothing is requested of the source after the
/// operator has completed or was cancelled.
class OperatorConduit<Input, Downstream: Subscriber>:
  SubscriptionHolder, Subscriber, Subscription, CustomStringConvertible
{
  typealias Failure = Downstream.Failure

  final let downstream: Downstream

  init(to downstream: Downstream) {
    self.downstream = downstream
  }

  final var description: String { operatorName(of: self) }

  func receive(subscription: any Subscription) {
    if accept(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    fatalError("An operator overrides receive(_:).")
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  /// Cancels the subscription to the source, if there is one yet.
  override func cancel() {
    if !isAwaiting { end() }
  }
}

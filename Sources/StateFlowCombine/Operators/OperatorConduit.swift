/// A running operator, which is both the subscriber to its source and the subscription for its own
/// subscriber.
///
/// This class passes all events through. Operators override the methods for the events that they
/// change. A second subscription is canceled. After the operator has completed or been canceled,
/// nothing is requested from the source.
class OperatorConduit<Input, Downstream: Subscriber>:
  SubscriptionHolder, Subscriber, Subscription, CustomStringConvertible
{
  typealias Failure = Downstream.Failure

  final let downstream: Downstream

  init(to downstream: Downstream) {
    self.downstream = downstream
  }

  var description: String { operatorName(of: self) }

  func receive(subscription: any Subscription) {
    if accept(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    fatalError("An operator must override receive(_:).")
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  /// Cancels the subscription to the source if a subscription has arrived.
  override func cancel() {
    if !isAwaiting { end() }
  }
}

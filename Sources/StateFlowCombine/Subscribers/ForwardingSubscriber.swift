/// A subscriber that passes the events that it doesn't change on to another subscriber.
///
/// The subscription is passed on unchanged, so requesting and canceling have no extra cost.
protocol ForwardingSubscriber: Subscriber {
  associatedtype Downstream: Subscriber

  /// The subscriber that receives the events.
  var downstream: Downstream { get }
}

extension ForwardingSubscriber {
  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
}

extension ForwardingSubscriber where Input == Downstream.Input {
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
}

extension ForwardingSubscriber where Failure == Downstream.Failure {
  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}

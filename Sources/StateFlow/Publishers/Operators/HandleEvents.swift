extension Publishers {
  /// A publisher that calls closures when something happens on its way.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(subscription: Overheard(subscription, by: self))
          },
          receiveValue: { value in
            receiveOutput?(value)
            return subscriber.receive(value)
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }

    private final class Overheard: Subscription {
      private let subscription: any Subscription
      private let listener: HandleEvents

      init(_ subscription: any Subscription, by listener: HandleEvents) {
        self.subscription = subscription
        self.listener = listener
      }

      func request(_ demand: Subscribers.Demand) {
        listener.receiveRequest?(demand)
        subscription.request(demand)
      }

      func cancel() {
        listener.receiveCancel?()
        subscription.cancel()
      }
    }
  }
}

extension Publisher {
  /// Calls closures when something happens on the way to the subscriber.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

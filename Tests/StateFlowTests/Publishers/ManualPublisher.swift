import StateFlow

/// A publisher whose events a test sends by hand, so that the publisher can break the protocol.
final class ManualPublisher<Output, Failure: Error>: Publisher {
  private(set) var subscriber: AnySubscriber<Output, Failure>?

  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
  }

  /// Sends a subscription and returns it.
  @discardableResult
  func sendSubscription(
    onRequest: @escaping (ManualSubscription) -> Void = { _ in }
  ) -> ManualSubscription {
    let subscription = ManualSubscription(onRequest: onRequest)
    subscriber?.receive(subscription: subscription)
    return subscription
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }
}

/// A subscription that records the calls to its methods.
final class ManualSubscription: Subscription {
  enum Event: Equatable {
    case request(Subscribers.Demand)
    case cancel
  }

  // Not a `Mutex`, because the thread sanitizer doesn't see how a contended one is handed over.
  private let events = Locked<[Event]>([])
  private let onRequest: (ManualSubscription) -> Void

  init(onRequest: @escaping (ManualSubscription) -> Void = { _ in }) {
    self.onRequest = onRequest
  }

  var history: [Event] { events.withLock { $0 } }

  func request(_ demand: Subscribers.Demand) {
    events.withLock { $0.append(.request(demand)) }
    onRequest(self)
  }

  func cancel() { events.withLock { $0.append(.cancel) } }
}

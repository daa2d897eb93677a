extension Publishers {
  /// A publisher that calls closures for the events that pass through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose events are passed through.
    public let upstream: Upstream

    /// The closure to call with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// The closure to call with each value.
    public var receiveOutput: ((Output) -> Void)?

    /// The closure to call with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// The closure to call when the subscriber cancels.
    public var receiveCancel: (() -> Void)?

    /// The closure to call with each demand that the subscriber requests.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that calls closures for the events that pass between `upstream` and the
    /// subscriber.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsConduit(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Calls closures for the events that pass between this publisher and its subscriber.
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

/// An operator that calls the closures until it completes or is canceled.
class HandleEventsConduit<Upstream: Publisher, Downstream: Subscriber>:
  OperatorConduit<Upstream.Output, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>

  init(_ events: Publishers.HandleEvents<Upstream>, to downstream: Downstream) {
    self.events = events
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    if !isTerminal { events.receiveSubscription?(subscription) }
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    if !isTerminal { events.receiveOutput?(input) }
    let demand = downstream.receive(input)
    if demand != .none, !isTerminal { events.receiveRequest?(demand) }
    return demand
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if !isTerminal { events.receiveCompletion?(completion) }
    finish()
    end()
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    if !isTerminal { events.receiveRequest?(demand) }
    super.request(demand)
  }

  override func cancel() {
    if !isTerminal { events.receiveCancel?() }
    super.cancel()
  }
}

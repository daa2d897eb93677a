/// A running operator whose values come from one source after another.
///
/// Demand that one source doesn't satisfy is requested from the next source. Sources are numbered,
/// so that events from a replaced source can be recognized.
class RelayConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  /// The state of the subscription to the current source.
  private enum Phase {
    /// There is no source, or the source has completed.
    case idle
    case awaiting
    case active(any Subscription)

    var subscription: (any Subscription)? {
      if case .active(let subscription) = self { subscription } else { nil }
    }
  }

  private struct State {
    var phase = Phase.idle
    var source = 0
    var demand = Subscribers.Demand.none
    var isOpen = false
    var isClosed = false

    func isRunning(_ number: Int) -> Bool {
      if case .idle = phase { false } else { number == source && !isClosed }
    }
  }

  private let state = Locked(State())

  // As in Combine, the subscriber lives at least as long as the operator, even after the completion or
  // cancellation.
  private let subscriber: Any

  override init<S>(to subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    super.init(to: subscriber)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    addDemand(demand)?.request(demand)
  }

  /// Adds to the demand, and returns the subscription to request it from.
  private func addDemand(_ demand: Subscribers.Demand) -> (any Subscription)? {
    state.withLock { state in
      state.demand += demand
      return state.phase.subscription
    }
  }

  /// Passes the subscription to the subscriber, unless that has already happened. This method is
  /// called automatically after the first source has sent a subscription.
  final func openOnce() {
    let isFirst = state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
    if isFirst { open() }
  }

  /// Subscribes to the next source, and cancels the subscription to the current one, if any.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - receiveCompletion: The closure to call with the source's completion, unless the source has
  ///     been replaced.
  final func follow<Source: Publisher>(
    _ source: Source,
    receiveCompletion: @escaping (Subscribers.Completion<Source.Failure>) -> Void
  ) where Source.Output == Output {
    let (number, replaced) = state.withLock { state in
      let replaced = state.phase.subscription
      state.source += 1
      state.phase = .awaiting
      return (state.source, replaced)
    }
    replaced?.cancel()
    if isClosed { return }
    source.subscribe(
      AnySubscriber<Source.Output, Source.Failure>(
        receiveSubscription: { subscription in
          self.openOnce()
          self.accept(subscription, from: number)
        },
        receiveValue: { self.pass($0, from: number) },
        receiveCompletion: { if self.end(number) { receiveCompletion($0) } }))
  }

  /// Accepts the first subscription of a source and requests the remaining demand. Cancels any
  /// other subscription.
  private func accept(_ subscription: any Subscription, from source: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.isRunning(source), state.phase.subscription == nil else { return nil }
      state.phase = .active(subscription)
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand != .none { subscription.request(demand) }
  }

  private func pass(_ value: Output, from source: Int) -> Subscribers.Demand {
    exclusively {
      let isRequested = state.withLock { state in
        guard state.isRunning(source), state.demand != .none else { return false }
        state.demand -= 1
        return true
      }
      guard isRequested else { return .none }
      let more = deliver(value)
      guard more != .none else { return .none }
      let isCurrent = state.withLock { state in
        if state.isRunning(source) { state.demand += more }
        return state.isRunning(source)
      }
      // If the source has been replaced in the meantime, the demand is for its successor.
      if !isCurrent { request(more) }
      return isCurrent ? more : .none
    }
  }

  /// Ends a source that has completed.
  ///
  /// - Returns: `false` if the source isn't the current one, or if it has already completed.
  private func end(_ source: Int) -> Bool {
    let (isCurrent, _) = state.withLock { state in
      guard state.isRunning(source) else { return (false, Phase.idle) }
      let ended = state.phase
      state.phase = .idle
      // The subscription is returned, so that it's released outside of the lock.
      return (true, ended)
    }
    return isCurrent
  }

  /// Whether there is no source, or the source has completed.
  final var isIdle: Bool { state.withLock { !$0.isRunning($0.source) } }

  /// Whether the subscriber has requested a value that no source has sent.
  final var isOwed: Bool { state.withLock { $0.demand != .none } }

  override func closed() {
    let dropped = state.withLock { state in
      defer { state.phase = .idle }
      state.isClosed = true
      return state.phase.subscription
    }
    dropped?.cancel()
  }
}

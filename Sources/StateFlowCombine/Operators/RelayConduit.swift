/// A running operator whose values come from one source after another.
///
/// Demand that one source doesn't satisfy is requested from the next source. Sources are numbered,
/// so that events from a replaced source can be recognized.
class RelayConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  private let state = Locked(RelayState())

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    let subscription = state.withLock { state in
      state.demand += demand
      return state.subscription
    }
    subscription?.request(demand)
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
      state.source += 1
      return (state.source, state.replaceSubscription(isRunning: true))
    }
    replaced?.cancel()
    if isClosed { return }
    source.subscribe(
      RelaySubscriber(of: self, number: number, receiveCompletion: receiveCompletion))
  }

  /// Accepts the first subscription of a source and requests the remaining demand. Cancels any
  /// other subscription.
  fileprivate final func accept(_ subscription: any Subscription, from source: Int) {
    openOnce()
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.isCurrent(source), state.subscription == nil else { return nil }
      state.subscription = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand != .none { subscription.request(demand) }
  }

  fileprivate final func pass(_ value: Output, from source: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let isRequested = state.withLock { state in
      guard state.isCurrent(source), state.demand != .none else { return false }
      state.demand -= 1
      return true
    }
    guard isRequested else { return .none }
    let more = deliver(value)
    guard more != .none else { return .none }
    let isCurrent = state.withLock { state in
      if state.isCurrent(source) { state.demand += more }
      return state.isCurrent(source)
    }
    // If the source has been replaced in the meantime, the demand is for its successor.
    if !isCurrent { request(more) }
    return isCurrent ? more : .none
  }

  /// Ends a source that has completed.
  ///
  /// - Returns: `false` if the source isn't the current one, or if it has already completed.
  fileprivate final func end(_ source: Int) -> Bool {
    // The subscription is returned, so that it's released outside of the lock.
    let (isCurrent, _) = state.withLock { state in
      let isCurrent = state.isCurrent(source)
      return (isCurrent, isCurrent ? state.replaceSubscription(isRunning: false) : nil)
    }
    return isCurrent
  }

  /// Whether there is no source, or the source has completed.
  final var isIdle: Bool { state.withLock { !$0.isCurrent($0.source) } }

  override func closed() {
    let dropped = state.withLock { state in
      state.isClosed = true
      return state.replaceSubscription(isRunning: false)
    }
    dropped?.cancel()
  }
}

private struct RelayState {
  /// The number of the current source.
  var source = 0

  /// Whether there is a source that hasn't completed.
  var isRunning = false
  var subscription: (any Subscription)?
  var demand = Subscribers.Demand.none
  var isOpen = false
  var isClosed = false

  func isCurrent(_ number: Int) -> Bool { isRunning && number == source && !isClosed }

  /// Removes and returns the subscription.
  mutating func replaceSubscription(isRunning: Bool) -> (any Subscription)? {
    defer { subscription = nil }
    self.isRunning = isRunning
    return subscription
  }
}

/// The subscriber to one source.
private final class RelaySubscriber<Input, Failure: Error, Final: Error>: Subscriber {
  private let conduit: RelayConduit<Input, Final>
  private let number: Int
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    of conduit: RelayConduit<Input, Final>, number: Int,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.conduit = conduit
    self.number = number
    self.receiveCompletion = receiveCompletion
  }

  func receive(subscription: any Subscription) { conduit.accept(subscription, from: number) }

  func receive(_ input: Input) -> Subscribers.Demand { conduit.pass(input, from: number) }

  func receive(completion: Subscribers.Completion<Failure>) {
    if conduit.end(number) { receiveCompletion(completion) }
  }
}

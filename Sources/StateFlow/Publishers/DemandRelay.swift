/// The demand of a subscriber whose values come from one source after another.
///
/// Demand that one source doesn't satisfy is requested from the next source. Sources are numbered,
/// so that events from a replaced source can be recognized.
final class DemandRelay {
  /// The state of the subscription to the current source.
  private enum Phase {
    /// There is no source, or the source has completed.
    case idle
    case awaiting
    case active(any Subscription)
  }

  private struct State {
    var phase = Phase.idle
    var source = 0
    var demand = Subscribers.Demand.none
    var isClosed = false

    func isCurrent(_ number: Int) -> Bool { !isClosed && number == source }

    /// Ends the current source and returns its subscription, so that you can cancel the
    /// subscription after you release the lock.
    mutating func dropSource() -> (any Subscription)? {
      defer { phase = .idle }
      if case .active(let subscription) = phase { return subscription } else { return nil }
    }
  }

  private let state = Locked(State())

  /// Replaces the current source, if any, and cancels its subscription.
  ///
  /// - Returns: The number of the new source, or `nil` if the relay is closed.
  func next() -> Int? {
    let (number, replaced) = state.withLock { state -> (Int?, (any Subscription)?) in
      guard !state.isClosed else { return (nil, nil) }
      let replaced = state.dropSource()
      state.source += 1
      state.phase = .awaiting
      return (state.source, replaced)
    }
    replaced?.cancel()
    return number
  }

  /// Accepts the first subscription of a source and requests the remaining demand. Cancels any
  /// other subscription.
  func accept(_ subscription: any Subscription, from source: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.isCurrent(source), case .awaiting = state.phase else { return nil }
      state.phase = .active(subscription)
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand != .none { subscription.request(demand) }
  }

  /// Adds to the demand and requests the additional values from the current source.
  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state -> (any Subscription)? in
      guard !state.isClosed else { return nil }
      state.demand += demand
      if case .active(let subscription) = state.phase { return subscription } else { return nil }
    }
    subscription?.request(demand)
  }

  /// Whether the subscriber has requested values that it hasn't received yet.
  var hasDemand: Bool { state.withLock { $0.demand > .none } }

  /// Uses up one value of the demand.
  ///
  /// - Returns: `false` if there is no demand, if the source isn't the current one, or if it has
  ///   completed.
  func takeOne(from source: Int) -> Bool {
    state.withLock { state in
      guard state.isCurrent(source), state.demand > .none else { return false }
      if case .idle = state.phase { return false }
      state.demand -= 1
      return true
    }
  }

  /// Adds to the demand in response to a value.
  ///
  /// - Returns: The demand to request from the source that sent the value. The demand is `.none` if
  ///   the source has been replaced in the meantime.
  func add(_ demand: Subscribers.Demand, from source: Int) -> Subscribers.Demand {
    guard demand != .none else { return .none }
    let isCurrent = state.withLock { state in
      guard state.isCurrent(source) else { return false }
      state.demand += demand
      return true
    }
    if !isCurrent { request(demand) }
    return isCurrent ? demand : .none
  }

  /// Ends a source that has completed.
  ///
  /// - Returns: `false` if the source isn't the current one, or if it has already completed.
  func end(_ source: Int) -> Bool {
    let (isCurrent, ended) = state.withLock { state -> (Bool, (any Subscription)?) in
      guard state.isCurrent(source) else { return (false, nil) }
      if case .idle = state.phase { return (false, nil) }
      return (true, state.dropSource())
    }
    withExtendedLifetime(ended) {}
    return isCurrent
  }

  /// Closes the relay permanently and cancels the subscription to the current source.
  ///
  /// - Parameter ifIdle: Whether to close the relay only if there is no source or the source has
  ///   completed.
  /// - Returns: `false` if the relay stays open or was already closed.
  @discardableResult
  func close(ifIdle: Bool = false) -> Bool {
    let (isClosed, dropped) = state.withLock { state -> (Bool, (any Subscription)?) in
      guard !state.isClosed else { return (false, nil) }
      if ifIdle {
        guard case .idle = state.phase else { return (false, nil) }
      }
      state.isClosed = true
      return (true, state.dropSource())
    }
    dropped?.cancel()
    return isClosed
  }
}

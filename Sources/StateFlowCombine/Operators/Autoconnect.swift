extension Publishers {
  /// A publisher that stays connected as long as it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    /// The publisher to connect.
    public let upstream: Upstream

    private let state = Locked(State())

    /// Creates a publisher that keeps `upstream` connected as long as the new publisher has
    /// subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      upstream.subscribe(
        AutoconnectConduit(
          upstream.handleEvents(receiveCancel: { self.subscriberCancelled() }), to: subscriber))
      if isFirst { connect() }
    }

    private func connect() {
      // The subscriber may have already canceled, and may cancel during the connection.
      guard state.withLock({ $0.subscribers > 0 }) else { return }
      let connection = upstream.connect()
      let isNeeded = state.withLock { state in
        guard state.subscribers > 0, state.connection == nil else { return false }
        state.connection = connection
        return true
      }
      if !isNeeded { connection.cancel() }
    }

    private func subscriberCancelled() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects this publisher when the first subscriber arrives, and disconnects it when the last
  /// subscriber cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

private final class AutoconnectConduit<Upstream: Publisher, Downstream: Subscriber>:
  HandleEventsConduit<Upstream, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  /// As in Combine, `print()` shows the name of the connectable publisher.
  override var description: String { subscription.map { "\($0)" } ?? super.description }
}

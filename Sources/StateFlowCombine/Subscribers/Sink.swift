extension Subscribers {
  /// A subscriber that requests all values and calls closures with them.
  ///
  /// A sink accepts only its first subscription and cancels all others (C13). When it completes or
  /// is canceled, it releases its closures and no longer calls them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    // This lock guards the fields below.
    private let lock = Lock()
    private var isAwaiting = true
    private var isDone = false
    private var subscription: (any Subscription)?
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates a sink that calls `receiveValue` with each value and `receiveCompletion` with the
    /// completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// The closure that is called with each value. After the sink is done, the closure does
    /// nothing.
    public var receiveValue: (Input) -> Void {
      if let currentOnValue { currentOnValue } else { { _ in } }
    }

    /// The closure that is called with the completion. After the sink is done, the closure does
    /// nothing.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.lock()
      defer { lock.unlock() }
      if let onCompletion { return onCompletion } else { return { _ in } }
    }

    private var currentOnValue: ((Input) -> Void)? {
      lock.lock()
      defer { lock.unlock() }
      return isDone ? nil : onValue
    }

    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard isAwaiting, !isDone else { return false }
        isAwaiting = false
        self.subscription = subscription
        return true
      }
      if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      currentOnValue?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      end(byCompletion: true)?(completion)
    }

    public func cancel() {
      _ = end(byCompletion: false)
    }

    /// Ends the sink and cancels its subscription, unless the subscription has completed.
    ///
    /// - Returns: The closure to call with the completion.
    private func end(
      byCompletion isCompletion: Bool
    ) -> ((Subscribers.Completion<Failure>) -> Void)? {
      // Everything that the sink holds is moved here, so that it's released outside of the lock.
      var ended: (any Subscription)?
      var value: ((Input) -> Void)?
      var completion: ((Subscribers.Completion<Failure>) -> Void)?
      lock.lock()
      if !isDone {
        isDone = true
        (ended, subscription) = (subscription, nil)
        // A sink that is canceled before it is subscribed keeps its closures, as in Combine.
        if isCompletion || !isAwaiting {
          (value, onValue) = (onValue, nil)
          (completion, onCompletion) = (onCompletion, nil)
        }
      }
      lock.unlock()
      _ = consume value
      if !isCompletion { ended?.cancel() }
      return completion
    }
  }
}

extension Publisher {
  /// Subscribes with closures that are called with each value and with the completion.
  ///
  /// - Returns: A token. The sink stops receiving values when you cancel or release the token (C8),
  ///   even if you do so inside the sink (C9).
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure that is called with each value.
  ///
  /// - Returns: A token. The sink stops receiving values when you cancel or release the token (C8),
  ///   even if you do so inside the sink (C9).
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

import Synchronization

extension Subscribers {
  /// A subscriber that requests all values and calls closures with them.
  ///
  /// A sink accepts only its first subscription and cancels all others (C13). When it completes or
  /// is canceled, it releases its closures and no longer calls them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    // This lock guards the fields, so they need no exclusivity checks.
    private let lock = Lock()
    @exclusivity(unchecked)
    private var isAwaiting = true
    @exclusivity(unchecked)
    private var subscription: (any Subscription)?
    @exclusivity(unchecked)
    private var onValue: ((Input) -> Void)?
    @exclusivity(unchecked)
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    // Write this only under the lock. You can read it without the lock.
    private let isOver = Atomic<Bool>(false)

    /// Creates a sink that calls `receiveValue` with each value and `receiveCompletion` with the
    /// completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Creates a sink whose values are passed to a closure that is stored elsewhere.
    @usableFromInline
    init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
      onCompletion = receiveCompletion
    }

    /// The closure that is called with each value. After the sink is done, the closure does
    /// nothing.
    public var receiveValue: (Input) -> Void {
      if let closure = currentReceiveValue { closure } else { { _ in } }
    }

    /// The closure that is called with the completion. After the sink is done, the closure does
    /// nothing.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.lock()
      defer { lock.unlock() }
      if let onCompletion { return onCompletion } else { return { _ in } }
    }

    private var currentReceiveValue: ((Input) -> Void)? {
      lock.lock()
      defer { lock.unlock() }
      return onValue
    }

    public func receive(subscription: any Subscription) {
      lock.lock()
      let isAccepted = isAwaiting && !isDone
      if isAccepted {
        isAwaiting = false
        self.subscription = subscription
      }
      lock.unlock()
      if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if !isDone { currentReceiveValue?(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      end(byCompletion: true).receiveCompletion?(completion)
    }

    public func cancel() {
      end(byCompletion: false).subscription?.cancel()
    }

    /// Whether the sink has completed or been canceled.
    @inline(__always)
    final var isDone: Bool { isOver.load(ordering: .relaxed) }

    // Everything that the sink holds is moved out, so that it's released outside of the lock.
    private func end(
      byCompletion isCompletion: Bool
    ) -> (
      subscription: (any Subscription)?,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      var subscription: (any Subscription)?
      var onValue: ((Input) -> Void)?
      var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      lock.lock()
      if !isDone {
        isOver.store(true, ordering: .relaxed)
        swap(&subscription, &self.subscription)
        // A sink that is canceled before it is subscribed keeps its closures, as in Combine.
        if isCompletion || !isAwaiting {
          (onValue, self.onValue) = (self.onValue, nil)
          (onCompletion, self.onCompletion) = (self.onCompletion, nil)
        }
      }
      lock.unlock()
      _ = consume onValue
      return (subscription, onCompletion)
    }
  }
}

extension Publisher {
  /// Subscribes with closures that are called with each value and with the completion.
  ///
  /// - Returns: A token. The sink stops receiving values when you cancel or release the token (C8),
  ///   even if you do so inside the sink (C9).
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    // This method is inlinable. If a program knows the types, it doesn't have to look them up at
    // run time, which would cost as much as creating an object.
    if _releasesSubscribers {
      let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion)
      subscribe(SinkReceiver(sink, receiveValue: receiveValue))
      return AnyCancellable(sink)
    }
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
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

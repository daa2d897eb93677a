import Synchronization

extension Subscribers {
  /// A subscriber that requests all values and calls closures with them.
  ///
  /// It accepts only its first subscription, and cancels any other (C13). When it completes or is
  /// canceled, it releases its closures and doesn't call them anymore.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    // Guards the fields, which therefore need no exclusivity checks.
    private let lock = Lock()
    @exclusivity(unchecked)
    private var isAwaiting = true
    @exclusivity(unchecked)
    private var subscription: (any Subscription)?
    @exclusivity(unchecked)
    private var onValue: ((Input) -> Void)?
    @exclusivity(unchecked)
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    // Written only under the lock, but read without it.
    private let isOver = Atomic<Bool>(false)

    /// Creates a sink that calls `receiveValue` with each value, and `receiveCompletion` at the
    /// end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Creates a sink whose values go to a closure elsewhere.
    @usableFromInline
    init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
      onCompletion = receiveCompletion
    }

    /// The closure called with each value. Once the sink is done, it is one that does nothing.
    public var receiveValue: (Input) -> Void {
      if let closure = currentReceiveValue { closure } else { { _ in } }
    }

    /// The closure called with the completion. Once the sink is done, it is one that does nothing.
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

    /// Whether the sink has completed or was canceled.
    @inline(__always)
    final var isDone: Bool { isOver.load(ordering: .relaxed) }

    // Everything that the sink held is moved out, so that it is released outside the lock.
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
  /// Subscribes with closures that are called with each value, and with the completion.
  ///
  /// - Returns: A token. Values stop when it is canceled or released (C8), even from inside the
  ///   sink (C9).
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    // Inlinable, so that a program that knows the types doesn't look them up at run time, which
    // costs as much as creating an object.
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
  /// - Returns: A token. Values stop when it is canceled or released (C8), even from inside the
  ///   sink (C9).
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

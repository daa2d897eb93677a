/// The values of a publisher as an asynchronous sequence.
///
/// The sequence requests one value at a time, so a subject's values are dropped while the loop
/// isn't waiting for one (C1). Leaving the loop or canceling its task cancels the subscription.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values that `publisher` sends.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// An iterator over the values of a publisher.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: ValueQueue<P.Output, Never>

    // The token is released when the loop ends. The publisher may retain the queue for longer.
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      queue = ValueQueue()
      token = AnyCancellable(queue)
      publisher.subscribe(queue)
    }

    /// Waits for the next value and returns it, or returns `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await queue.next(isolation: actor).value
    }
  }

  /// Subscribes to the publisher and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// The values of a publisher that can fail, as an asynchronous sequence.
///
/// The sequence requests one value at a time, so a subject's values are dropped while the loop
/// isn't waiting for one (C1). Leaving the loop or canceling its task cancels the subscription.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values that `publisher` sends.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// An iterator over the values of a publisher.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: ValueQueue<P.Output, P.Failure>

    // The token is released when the loop ends. The publisher may retain the queue for longer.
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      queue = ValueQueue()
      token = AnyCancellable(queue)
      publisher.subscribe(queue)
    }

    /// Waits for the next value and returns it, or returns `nil` at the end.
    ///
    /// - Throws: The error that the publisher failed with.
    public mutating func next() async throws -> P.Output? {
      let next = await queue.next(isolation: nil)
      if let error = next.error { throw error }
      return next.value
    }
  }

  /// Subscribes to the publisher and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  /// The values of the publisher as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values of the publisher as an asynchronous sequence, which throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The subscriber behind an asynchronous sequence. The subscriber requests one value for each call
/// to `next`.
///
/// Calls from different tasks receive values in the order in which the calls were made. Canceling
/// one of these tasks cancels the subscription and so ends all calls.
private final class ValueQueue<Input, Failure: Error>: SubscriptionHolder, Subscriber {
  typealias Continuation = CheckedContinuation<Handoff<Next>, Never>

  /// The result of a call to `next`.
  struct Next {
    var value: Input?
    var error: Failure?
  }

  private struct State {
    var waiting: [Continuation] = []

    /// The demand of the waiting calls, until there is a subscription to request it from.
    var owed = Subscribers.Demand.none
    var isSubscribed = false
    var isOver = false

    /// The failure, which is stored until a call has thrown it.
    var error: Failure?
  }

  private let state = Locked(State())

  func next(isolation actor: isolated (any Actor)?) async -> Next {
    let queue = Handoff(self)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in wait(continuation) }
    } onCancel: {
      queue.value.cancel()
    }.value
  }

  private func wait(_ continuation: Continuation) {
    let (end, isSubscribed) = state.withLock { state -> (Next?, Bool) in
      if state.isOver {
        defer { state.error = nil }
        return (Next(error: state.error), false)
      }
      state.waiting.append(continuation)
      if !state.isSubscribed { state.owed += 1 }
      return (nil, state.isSubscribed)
    }
    if let end {
      continuation.resume(returning: Handoff(end))
    } else if isSubscribed {
      subscription?.request(.max(1))
    }
  }

  func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    let owed = state.withLock { state in
      state.isSubscribed = true
      return state.owed
    }
    if owed != .none { subscription.request(owed) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else {
      resumeAll()
      return .none
    }
    let continuation = state.withLock { state -> Continuation? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      // If a task was canceled at this point, it has already woken all calls.
      precondition(isTerminal, "A publisher sent a value that wasn't requested.")
      return nil
    }
    continuation?.resume(returning: Handoff(Next(value: input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    finish()
    end()
    if case .failure(let error) = completion {
      resumeAll(with: Next(error: error))
    } else {
      resumeAll()
    }
  }

  override func cancel() {
    super.cancel()
    resumeAll()
  }

  /// Ends the sequence. The first waiting call throws the error or, if no call is waiting, the next
  /// call does.
  private func resumeAll(with end: Next = Next()) {
    let waiting = state.withLock { state in
      let waiting = state.waiting
      state.waiting = []
      if waiting.isEmpty, !state.isOver { state.error = end.error }
      state.isOver = true
      return waiting
    }
    for (index, continuation) in waiting.enumerated() {
      continuation.resume(returning: Handoff(index == 0 ? end : Next()))
    }
  }
}

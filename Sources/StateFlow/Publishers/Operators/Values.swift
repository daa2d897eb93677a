/// The values of a publisher as an asynchronous sequence.
///
/// It asks for one value at a time, so what a subject sends while nobody waits is dropped (C1).
/// Leaving the loop, or cancelling its task, cancels the subscription.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Waits for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let waiter: ValueWaiter<P.Output, Never>

    // Released with the loop; the waiter itself is held by what it waits for.
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      waiter = ValueWaiter()
      token = AnyCancellable(waiter.slot)
      publisher.subscribe(waiter)
    }

    /// The next value, or nil at the end.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// The next value, or nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await waiter.next(isolation: actor) {
      case .value(let value): value
      case .end: nil
      }
    }
  }

  /// Subscribes, and waits for one value after another.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// The values of a publisher that can fail, as an asynchronous sequence.
///
/// It asks for one value at a time, so what a subject sends while nobody waits is dropped (C1).
/// Leaving the loop, or cancelling its task, cancels the subscription.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Waits for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let waiter: ValueWaiter<P.Output, P.Failure>

    // Released with the loop; the waiter itself is held by what it waits for.
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      waiter = ValueWaiter()
      token = AnyCancellable(waiter.slot)
      publisher.subscribe(waiter)
    }

    /// The next value, or nil at the end.
    ///
    /// - Throws: What the publisher failed with.
    public mutating func next() async throws -> P.Output? {
      switch await waiter.next(isolation: nil) {
      case .value(let value): return value
      case .end(.failure(let error)): throw error
      case .end: return nil
      }
    }
  }

  /// Subscribes, and waits for one value after another.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws what the publisher fails with.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscriber that is asked for one value after another.
private final class ValueWaiter<Input, Failure: Error>: Subscriber {
  enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>?)
  }

  private typealias Continuation = UnsafeContinuation<Delivery, Never>

  // Crosses from the thread that sends to the task that waits. The value is handed over.
  private struct Delivery: @unchecked Sendable {
    let event: Event
  }

  private struct State: @unchecked Sendable {
    var continuation: Continuation?
    var arrived: [Event] = []
    var isOver = false
    var isSubscribed = false

    /// Whether a value is waited for that there was no subscription yet to ask for. Whoever brings
    /// the subscription asks.
    var isOwing = false
  }

  /// What becomes of one who waits.
  private enum Answer {
    case now(Delivery)
    case onDemand
    case later
  }

  private let state = Locked(State())
  let slot = SubscriptionSlot()

  func next(isolation actor: isolated (any Actor)?) async -> Event {
    let canceller = Canceller(waiter: self)
    let delivery = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in wait(continuation) }
    } onCancel: {
      canceller.cancel()
    }
    return delivery.event
  }

  private struct Canceller: @unchecked Sendable {
    let waiter: ValueWaiter
    func cancel() {
      waiter.slot.cancel()
      waiter.arrive(.end(nil))
    }
  }

  private func wait(_ continuation: Continuation) {
    let answer = state.withLock { state -> Answer in
      if !state.arrived.isEmpty { return .now(Delivery(event: state.arrived.removeFirst())) }
      if state.isOver { return .now(Delivery(event: .end(nil))) }
      state.continuation = continuation
      state.isOwing = !state.isSubscribed
      return state.isOwing ? .later : .onDemand
    }
    switch answer {
    case .now(let delivery): continuation.resume(returning: delivery)
    case .onDemand: slot.current?.request(.max(1))
    case .later: break
    }
  }

  func receive(subscription: any Subscription) {
    guard slot.accept(subscription) else { return }
    let isOwing = state.withLock { state in
      state.isSubscribed = true
      return state.isOwing
    }
    if isOwing { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    arrive(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    slot.finish()
    arrive(.end(completion))
  }

  private func arrive(_ event: Event) {
    let delivery = Delivery(event: event)
    let waiting = state.withLock { state -> Continuation? in
      if case .end = delivery.event {
        guard !state.isOver else { return nil }
        state.isOver = true
      }
      guard let continuation = state.continuation else {
        state.arrived.append(delivery.event)
        return nil
      }
      state.continuation = nil
      return continuation
    }
    waiting?.resume(returning: delivery)
  }
}

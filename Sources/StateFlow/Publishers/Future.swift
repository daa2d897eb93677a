/// A publisher that sends one value or fails when its work is done.
///
/// The work starts once, when you create the future, whether or not it has subscribers. Each
/// subscriber receives the result as soon as it's available. If the result is already available,
/// the subscriber receives it immediately.
///
///     let answer = Future<Int, Never> { promise in
///       DispatchQueue.global().async { promise(.success(42)) }
///     }
///
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that you call with the result, on any thread. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [any FutureWaiter<Output, Failure>] = []
  }

  private let state = Locked(State())

  /// Creates a future that runs `attemptToFulfill`. This closure has to call the promise that it
  /// receives.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.settle($0) }
  }

  private func settle(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state -> [any FutureWaiter<Output, Failure>] in
      guard state.result == nil else { return [] }
      defer { state.waiting = [] }
      state.result = result
      return state.waiting
    }
    for waiter in waiting { waiter.settle(result) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(to: subscriber, from: self)
    subscription.open {
      let result = state.withLock { state in
        if state.result == nil { state.waiting.append(subscription) }
        return state.result
      }
      if let result { subscription.settle(result) }
    }
  }

  fileprivate func remove(_ waiter: any FutureWaiter<Output, Failure>) {
    let removed = state.withLock { state in
      state.waiting.firstIndex { $0 === waiter }.map { state.waiting.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

/// A subscription to a future, for any type of subscriber.
private protocol FutureWaiter<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  func settle(_ result: Result<Output, Failure>)
}

private final class FutureSubscription<Downstream: Subscriber>: OperatorSubscription<Downstream>,
  FutureWaiter
{
  // This is weak, because the future references the subscription until there is a result.
  private weak var future: Future<Downstream.Input, Downstream.Failure>?

  // The value, once it is available.
  private var value: Downstream.Input?

  init(to downstream: Downstream, from future: Future<Downstream.Input, Downstream.Failure>) {
    self.future = future
    super.init(to: downstream)
  }

  func settle(_ result: Result<Downstream.Input, Downstream.Failure>) {
    enter()
    switch result {
    case .success(let value):
      self.value = value
      requested()
    case .failure(let error):
      finish(.failure(error))
    }
    leave()
  }

  override func requested() {
    guard let value, takeOne() else { return }
    self.value = nil
    pass(value)
    finish(.finished)
  }

  override func closed() { future?.remove(self) }
}

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
    var waiting: [FutureConduit<Output, Failure>] = []
  }

  private let state = Locked(State())

  /// Creates a future that runs `attemptToFulfill`. This closure has to call the promise that it
  /// receives.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.settle($0) }
  }

  private func settle(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state -> [FutureConduit<Output, Failure>] in
      guard state.result == nil else { return [] }
      defer { state.waiting = [] }
      state.result = result
      return state.waiting
    }
    for waiter in waiting { waiter.settle(result) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let conduit = FutureConduit(to: subscriber, from: self)
    conduit.open {
      let result = state.withLock { state in
        if state.result == nil { state.waiting.append(conduit) }
        return state.result
      }
      if let result { conduit.settle(result) }
    }
  }

  fileprivate func remove(_ waiter: FutureConduit<Output, Failure>) {
    let removed = state.withLock { state in
      state.waiting.firstIndex { $0 === waiter }.map { state.waiting.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

private final class FutureConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  // This is weak, because the future references the subscription until there is a result.
  private weak var future: Future<Output, Failure>?

  // The value, once it is available.
  private var value: Output?

  init<S>(to subscriber: S, from future: Future<Output, Failure>)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.future = future
    super.init(to: subscriber)
  }

  func settle(_ result: Result<Output, Failure>) {
    exclusively {
      switch result {
      case .success(let value):
        self.value = value
        requested()
      case .failure(let error):
        finish(.failure(error))
      }
    }
  }

  override func requested() {
    guard let value, hasDemand else { return }
    self.value = nil
    send(value)
    finish(.finished)
  }

  override func closed() { future?.remove(self) }
}

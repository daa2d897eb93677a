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

  // This lock guards the fields below.
  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureConduit<Output, Failure>] = []

  /// Creates a future that runs `attemptToFulfill`. This closure has to call the promise that it
  /// receives.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.settle($0) }
  }

  private func settle(_ result: Result<Output, Failure>) {
    lock.lock()
    let conduits = waiting
    waiting = []
    if self.result == nil { self.result = result }
    lock.unlock()
    for conduit in conduits { conduit.settle(result) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let conduit = FutureConduit(to: subscriber, from: self)
    conduit.open {
      if let result = wait(conduit) { conduit.settle(result) }
    }
  }

  /// Returns the result or, if it isn't available yet, makes a conduit wait for it.
  private func wait(_ conduit: FutureConduit<Output, Failure>) -> Result<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    if let result { return result }
    waiting.append(conduit)
    return nil
  }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.lock()
    defer { lock.unlock() }
    if !waiting.isEmpty { waiting.removeAll { $0 === conduit } }
  }
}

private final class FutureConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  // This is weak, because the future references the subscription until there is a result.
  private weak var future: Future<Output, Failure>?

  // Accessed only exclusively.
  private var result: Result<Output, Failure>?

  init<S>(to subscriber: S, from future: Future<Output, Failure>)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.future = future
    super.init(to: subscriber)
  }

  func settle(_ result: Result<Output, Failure>) {
    exclusively {
      self.result = result
      requested()
    }
  }

  override func requested() {
    switch result {
    case .success(let value) where hasDemand:
      result = nil
      send(value)
      finish()
    case .failure(let error):
      finish(.failure(error))
    default: break
    }
  }

  override func closed() { future?.remove(self) }
}

/// A publisher that creates a publisher for each subscriber.
///
/// The work of the new publisher therefore starts only when there is a subscriber, and starts again
/// for each further subscriber:
///
///     let answer = Deferred {
///       Future<Int, Never> { promise in promise(.success(42)) }
///     }
///
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output

  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

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

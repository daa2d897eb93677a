/// A publisher that hides the type of another.
///
/// Use it in an interface, so that you can change the publisher behind it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// A publisher that hides the type of `publisher`.
  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      self = erased
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

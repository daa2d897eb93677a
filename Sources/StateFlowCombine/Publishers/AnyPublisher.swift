/// A publisher that hides the type of another publisher.
///
/// Use it in interfaces, so that you can change the underlying publisher later.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let hidden: HiddenPublisher<Output, Failure>

  /// Creates a publisher that hides the type of `publisher`.
  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      self = erased
    } else {
      hidden = PublisherBox(publisher)
    }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    hidden.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Returns a publisher that hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose type is hidden.
///
/// The hidden publisher receives each subscriber with the subscriber's own type. If that type were
/// also hidden, each value would cost an extra closure call.
private class HiddenPublisher<Output, Failure: Error> {
  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    fatalError("A subclass must override receive(subscriber:).")
  }
}

private final class PublisherBox<Base: Publisher>: HiddenPublisher<Base.Output, Base.Failure> {
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Base.Output, S.Failure == Base.Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// A publisher that sends the values of one publisher and then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output

    public typealias Failure = Suffix.Failure

    /// The publisher whose values are sent first.
    public let prefix: Prefix

    /// The publisher whose values follow when the first publisher has finished.
    public let suffix: Suffix

    /// Creates a publisher that sends the values of `prefix` and then those of `suffix`.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let conduit = ConcatenateConduit<Output, Failure>(
        to: subscriber, keepingSubscriber: true)
      conduit.follow(prefix) { [suffix] completion in
        if case .failure = completion { return conduit.finish(completion) }
        conduit.follow(suffix) { conduit.finish($0) }
      }
    }
  }
}

extension Publisher {
  /// Sends some values before those of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends the elements of a sequence before the values of this publisher.
  public func prepend<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Swift.Sequence, S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher first, and those of this publisher when the other has
  /// finished.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends some values when this publisher has finished.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends the elements of a sequence when this publisher has finished.
  public func append<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Swift.Sequence, S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher when this publisher has finished.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}

private final class ConcatenateConduit<Output, Failure: Error>: RelayConduit<Output, Failure> {}

extension Publishers {
  /// A publisher that sends the values of several publishers of the same type as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publishers that the values come from.
    public let publishers: [Upstream]

    /// Creates a publisher that sends the values of all given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that sends the values of all publishers in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      MergeConduit.merge(publishers.map { $0.eraseToAnyPublisher() }, to: subscriber)
    }
  }

  /// A publisher that sends the values of two publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher that sends the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      MergeConduit.merge([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], to: subscriber)
    }
  }

  /// A publisher that sends the values of three publishers as they arrive.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where
    A.Output == B.Output, A.Failure == B.Failure, C.Output == A.Output, C.Failure == A.Failure
}

extension Publisher {
  /// Sends the values of this publisher and another as they arrive.
  ///
  /// The result finishes when both publishers have finished. It fails as soon as one of them fails,
  /// and then cancels the other.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the values of this publisher and another of the same type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Sends the values of this publisher and two others as they arrive.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output,
    C.Failure == Failure
  {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }
}

/// A subscription that merges the values of several sources for one subscriber.
///
/// *Choice*: the subscription requests all values from its sources and keeps the values that its
/// subscriber hasn't requested yet. So no value is lost, and none is sent beyond the demand (C2).
private final class MergeConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  private let upstreams: [SubscriptionHolder]
  private var openSources: Int
  private let waiting = Queue<Output>()

  static func merge<S>(_ sources: [AnyPublisher<Output, Failure>], to subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let merge = MergeConduit(to: subscriber, count: sources.count)
    merge.open {
      for (source, upstream) in zip(sources, merge.upstreams) {
        source.subscribe(
          AnySubscriber(
            receiveSubscription: { upstream.acceptAndRequestAll($0) },
            receiveValue: { merge.take($0) },
            receiveCompletion: { merge.sourceEnded(upstream, $0) }))
      }
      merge.finishIfDone()
    }
  }

  private init<S>(to subscriber: S, count: Int)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    upstreams = (0..<count).map { _ in SubscriptionHolder() }
    openSources = count
    super.init(to: subscriber)
  }

  private func take(_ value: Output) -> Subscribers.Demand {
    exclusively {
      if !waiting.isEmpty || !send(value) { waiting.append(value) }
    }
    return .none
  }

  override func requested() {
    while hasDemand, let next = waiting.popFirst() { send(next.element) }
    finishIfDone()
  }

  private func sourceEnded(
    _ upstream: SubscriptionHolder, _ completion: Subscribers.Completion<Failure>
  ) {
    exclusively {
      upstream.finish()
      openSources -= 1
      if case .failure = completion { return finish(completion) }
      finishIfDone()
    }
  }

  private func finishIfDone() {
    if openSources == 0, waiting.isEmpty { finish() }
  }

  override func closed() { for upstream in upstreams { upstream.cancel() } }
}

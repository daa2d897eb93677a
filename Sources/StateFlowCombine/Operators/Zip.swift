extension Publishers {
  /// A publisher that pairs the values of two publishers by their positions.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher that pairs the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      ZipConduit<A.Output, B.Output, Failure>(to: subscriber).connect(a, b)
    }
  }

  /// A publisher that groups the values of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)

    public typealias Failure = A.Failure

    private let zipped: Zip<Zip<A, B>, C>

    /// Creates a publisher that groups the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      zipped = Zip(Zip(a, b), c)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      zipped.map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }

  /// A publisher that groups the values of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    public typealias Failure = A.Failure

    private let zipped: Zip<Zip3<A, B, C>, D>

    /// Creates a publisher that groups the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      zipped = Zip(Zip3(a, b, c), d)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      zipped.map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Pairs the values of this publisher and another by their positions, so that the first value is
  /// paired with the first, the second with the second, and so on.
  ///
  /// A value waits until the other publisher has sent its counterpart. The result finishes when one
  /// of the publishers has finished and none of that publisher's values are waiting.
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Pairs the values of this publisher and another, and combines each pair.
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P: Publisher, P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Groups the values of this publisher and two others.
  public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Groups the values of this publisher and two others, and combines each group.
  public func zip<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Groups the values of this publisher and three others.
  public func zip<P, Q, R>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, P.Failure == Failure, Q.Failure == Failure,
    R.Failure == Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Groups the values of this publisher and three others, and combines each group.
  public func zip<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, P.Failure == Failure, Q.Failure == Failure,
    R.Failure == Failure
  {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// A subscription that pairs the values of two sources for one subscriber.
///
/// From each source, the subscription requests as many values as its subscriber requests, so there
/// are never more pairs than the subscriber has requested. The subscriber receives its subscription
/// when both sources have sent theirs.
private final class ZipConduit<A, B, Failure: Error>: Conduit<(A, B), Failure> {
  private let upstreams = [SubscriptionHolder(), SubscriptionHolder()]

  // Accessed only exclusively.
  private let a = Queue<A>()
  private let b = Queue<B>()
  private var isFinished = [false, false]
  private var failure: Subscribers.Completion<Failure>?
  private var subscribed = 0

  func connect<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    first.subscribe(source(0) { self.a.append($0) })
    second.subscribe(source(1) { self.b.append($0) })
  }

  private func source<Value>(
    _ index: Int, keep: @escaping (Value) -> Void
  ) -> AnySubscriber<Value, Failure> {
    AnySubscriber(
      receiveSubscription: { if self.upstreams[index].accept($0) { self.openIfSubscribed() } },
      receiveValue: { value in
        let more = self.exclusively {
          if !self.isClosed { keep(value) }
          return self.sendPairs()
        }
        if more != .none { self.upstreams[1 - index].subscription?.request(more) }
        return more
      },
      receiveCompletion: { self.sourceEnded(index, $0) })
  }

  private func openIfSubscribed() {
    exclusively {
      subscribed += 1
      if subscribed == 2 { open { finishIfDone() } }
    }
  }

  private func sendPairs() -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    while !isClosed, !b.isEmpty, let first = a.popFirst(), let second = b.popFirst() {
      more += deliver((first.element, second.element))
    }
    finishIfDone()
    return more
  }

  private func sourceEnded(
    _ index: Int, _ completion: Subscribers.Completion<Failure>
  ) {
    exclusively {
      isFinished[index] = true
      if case .failure = completion { failure = completion } else { upstreams[index].finish() }
      finishIfDone()
    }
  }

  private func finishIfDone() {
    guard subscribed == 2 else { return }
    if let failure { return finish(failure) }
    if (isFinished[0] && a.isEmpty) || (isFinished[1] && b.isEmpty) { finish() }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    for upstream in upstreams { upstream.subscription?.request(demand) }
  }

  override func closed() { for upstream in upstreams { upstream.cancel() } }
}

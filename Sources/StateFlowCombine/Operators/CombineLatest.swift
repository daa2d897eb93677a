extension Publishers {
  /// A publisher that sends the newest values of two publishers whenever one of them sends a value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      CombineLatestConduit<A.Output, B.Output, Failure>(to: subscriber).connect(a, b)
    }
  }

  /// A publisher that sends the newest values of three publishers whenever one of them sends a
  /// value.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)

    public typealias Failure = A.Failure

    private let combined: CombineLatest<CombineLatest<A, B>, C>

    /// Creates a publisher that combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      combined = CombineLatest(CombineLatest(a, b), c)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      combined.map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }

  /// A publisher that sends the newest values of four publishers whenever one of them sends a
  /// value.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    public typealias Failure = A.Failure

    private let combined: CombineLatest<CombineLatest3<A, B, C>, D>

    /// Creates a publisher that combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      combined = CombineLatest(CombineLatest3(a, b, c), d)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      combined.map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the newest values of this publisher and another whenever one of them sends a value.
  ///
  /// The result sends its first value when both publishers have sent one. It finishes when both
  /// publishers have finished, or when one of them finishes without having sent a value.
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines the newest values of this publisher and another whenever one of them sends a value.
  public func combineLatest<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the newest values of this publisher and two others whenever one of them sends a value.
  public func combineLatest<P, Q>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Combines the newest values of this publisher and two others whenever one of them sends a
  /// value.
  public func combineLatest<P, Q, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the newest values of this publisher and three others whenever one of them sends a value.
  public func combineLatest<P, Q, R>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, P.Failure == Failure, Q.Failure == Failure,
    R.Failure == Failure
  {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Combines the newest values of this publisher and three others whenever one of them sends a
  /// value.
  public func combineLatest<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, P.Failure == Failure, Q.Failure == Failure,
    R.Failure == Failure
  {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// A subscription that combines the newest values of two sources for one subscriber.
///
/// A subscriber without demand misses values, but receives the newest ones when it requests more.
private final class CombineLatestConduit<A, B, Failure: Error>: Conduit<(A, B), Failure> {
  private let upstreams = [SubscriptionHolder(), SubscriptionHolder()]
  private var a: A?
  private var b: B?
  private var isBehind = false
  private var openSources = 2

  func connect<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    open {
      first.subscribe(source(0) { self.a = $0 })
      second.subscribe(source(1) { self.b = $0 })
    }
  }

  private func source<Value>(
    _ index: Int, keep: @escaping (Value) -> Void
  ) -> AnySubscriber<Value, Failure> {
    let upstream = upstreams[index]
    var hasValue = false
    return AnySubscriber(
      receiveSubscription: { upstream.acceptAndRequestAll($0) },
      receiveValue: { value in
        self.exclusively {
          keep(value)
          hasValue = true
          self.isBehind = true
          self.requested()
        }
        return .none
      },
      receiveCompletion: { completion in
        self.exclusively {
          upstream.finish()
          self.openSources -= 1
          if case .failure = completion { return self.finish(completion) }
          if self.openSources == 0 || !hasValue { self.finish() }
        }
      })
  }

  override func requested() {
    guard isBehind, let a, let b, hasDemand else { return }
    isBehind = false
    send((a, b))
  }

  override func closed() { for upstream in upstreams { upstream.cancel() } }
}

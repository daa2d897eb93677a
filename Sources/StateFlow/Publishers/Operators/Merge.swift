extension Publishers {
  /// A publisher that sends what several publishers of one type send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      MergeSubscription.merge(publishers.map { $0.eraseToAnyPublisher() }, to: subscriber)
    }
  }

  /// A publisher that sends what two publishers send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output

    public typealias Failure = A.Failure

    public let a: A

    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      MergeSubscription.merge([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], to: subscriber)
    }
  }

  /// A publisher that sends what three publishers send, as it comes.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where
    A.Output == B.Output, A.Failure == B.Failure, C.Output == A.Output, C.Failure == A.Failure
}

extension Publisher {
  /// Sends what this and another publisher send, as it comes.
  ///
  /// It finishes when both have; it fails as soon as one does, and leaves the other.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends what this and another publisher of the same type send, as it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Sends what this and two other publishers send, as it comes.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output,
    C.Failure == Failure
  {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }
}

/// Merges the values of several sources for one subscriber.
///
/// *Choice*: the sources are asked for everything, and a value that comes when the subscriber wants
/// none waits here; so nothing is lost, and nothing is sent beyond demand (C2).
private final class MergeSubscription<Downstream: Subscriber>: OperatorSubscription<Downstream> {
  private let slots: [SubscriptionSlot]
  private var openSources: Int
  private var waiting: [Downstream.Input] = []

  static func merge(
    _ sources: [AnyPublisher<Downstream.Input, Downstream.Failure>], to downstream: Downstream
  ) {
    let merge = MergeSubscription(to: downstream, count: sources.count)
    merge.open {
      for (source, slot) in zip(sources, merge.slots) {
        source.subscribe(
          AnySubscriber(
            receiveSubscription: { slot.acceptAndRequestAll($0) },
            receiveValue: { merge.take($0) },
            receiveCompletion: { merge.sourceEnded(slot, $0) }))
      }
      merge.finishIfDone()
    }
  }

  private init(to downstream: Downstream, count: Int) {
    slots = (0..<count).map { _ in SubscriptionSlot() }
    openSources = count
    super.init(to: downstream)
  }

  private func take(_ value: Downstream.Input) -> Subscribers.Demand {
    enter()
    defer { leave() }
    if waiting.isEmpty, takeOne() { pass(value) } else { waiting.append(value) }
    return .none
  }

  override func requested() {
    while !waiting.isEmpty, takeOne() { pass(waiting.removeFirst()) }
    finishIfDone()
  }

  private func sourceEnded(
    _ slot: SubscriptionSlot, _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    enter()
    defer { leave() }
    slot.finish()
    openSources -= 1
    if case .failure = completion { return finish(completion) }
    finishIfDone()
  }

  private func finishIfDone() {
    if openSources == 0, waiting.isEmpty { finish(.finished) }
  }

  override func closed() {
    for slot in slots { slot.cancel() }
  }
}

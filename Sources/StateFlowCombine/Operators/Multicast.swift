extension Publishers {
  /// A publisher that, when you connect it, subscribes to another publisher once and sends that
  /// publisher's values to all of its own subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// The closure that creates the subject.
    public let createSubject: () -> SubjectType

    private let subject = Locked<SubjectType?>(nil)

    /// Creates a publisher that sends the values from `upstream` through a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      currentSubject().subscribe(MulticastConduit(to: subscriber))
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject())
    }

    private func currentSubject() -> SubjectType {
      if let existing = subject.withLock({ $0 }) { return existing }
      // The subject is created outside of the lock, because the closure can do anything.
      let new = createSubject()
      return subject.withLock { subject in
        let current = subject ?? new
        subject = current
        return current
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that, when you connect it, subscribes to this publisher once and sends
  /// this publisher's values to all of its own subscribers through a subject.
  public func multicast<S>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S: Subject, S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Returns a publisher that, when you connect it, subscribes to this publisher once and sends
  /// this publisher's values to all of its own subscribers through `subject`.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

private final class MulticastConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isActive ? downstream.receive(input) : .none
  }
}

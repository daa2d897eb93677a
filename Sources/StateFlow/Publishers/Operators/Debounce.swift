import Synchronization

extension Publishers {
  /// A publisher that sends a value once nothing has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// What tells the time, and where values are sent on.
    public let scheduler: Context

    /// What the scheduler is told.
    public let options: Context.SchedulerOptions?

    /// A publisher that sends a value of `upstream` once nothing has followed it for a while.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      DebounceSubscription(self, to: subscriber).follow(upstream)
    }
  }
}

extension Publisher {
  /// Sends a value once nothing has followed it for a while.
  ///
  /// *Choice*: a value that is waiting when the source finishes is dropped, and so is one that
  /// falls due when the subscriber wants none.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class DebounceSubscription<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: OperatorSubscription<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let debounce: Publishers.Debounce<Upstream, Context>
  private let slot = SubscriptionSlot()

  // Counts the values, so that a job can tell whether its own is still the last one.
  private let newest = Atomic<Int>(0)

  init(_ debounce: Publishers.Debounce<Upstream, Context>, to downstream: Downstream) {
    self.debounce = debounce
    super.init(to: downstream)
  }

  func follow(_ upstream: Upstream) {
    open {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { self.slot.acceptAndRequestAll($0) },
          receiveValue: { self.wait(with: $0) },
          receiveCompletion: { self.end($0) }))
    }
  }

  private func wait(with value: Upstream.Output) -> Subscribers.Demand {
    let mine = newest.add(1, ordering: .relaxed).newValue
    let scheduler = debounce.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: debounce.dueTime), tolerance: scheduler.minimumTolerance,
      options: debounce.options
    ) {
      self.enter()
      if self.newest.load(ordering: .relaxed) == mine, self.takeOne() { self.pass(value) }
      self.leave()
    }
    return .none
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    slot.finish()
    newest.add(1, ordering: .relaxed)
    debounce.scheduler.schedule(options: debounce.options) { self.finish(completion) }
  }

  override func closed() {
    slot.cancel()
  }
}

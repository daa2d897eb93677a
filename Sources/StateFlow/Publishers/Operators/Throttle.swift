extension Publishers {
  /// A publisher that sends at most one value in an interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// What tells the time, and where values are sent on.
    public let scheduler: Context

    /// Whether the last value of an interval is sent at its end; otherwise the first one.
    public let latest: Bool

    /// A publisher that sends at most one value of `upstream` in an interval.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      ThrottleSubscription(self, to: subscriber).follow(upstream)
    }
  }
}

extension Publisher {
  /// Sends at most one value in an interval: the first at once, then the last or the first of those
  /// that came meanwhile, when the interval is over.
  ///
  /// *Choice*: a value that is waiting when the source finishes is sent before the completion; one
  /// that falls due when the subscriber wants none is dropped.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleSubscription<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: OperatorSubscription<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let throttle: Publishers.Throttle<Upstream, Context>
  private let slot = SubscriptionSlot()

  // All three are guarded by `enter`.
  private var waiting: Upstream.Output?
  private var isScheduled = false
  private var lastSent: Context.SchedulerTimeType?

  init(_ throttle: Publishers.Throttle<Upstream, Context>, to downstream: Downstream) {
    self.throttle = throttle
    super.init(to: downstream)
  }

  func follow(_ upstream: Upstream) {
    open {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { self.slot.acceptAndRequestAll($0) },
          receiveValue: { self.take($0) },
          receiveCompletion: { self.end($0) }))
    }
  }

  private func take(_ value: Upstream.Output) -> Subscribers.Demand {
    enter()
    defer { leave() }
    if throttle.latest || waiting == nil { waiting = value }
    guard !isScheduled else { return .none }
    isScheduled = true
    let scheduler = throttle.scheduler
    let due = lastSent?.advanced(by: throttle.interval)
    if let due, due > scheduler.now {
      scheduler.schedule(after: due) { self.sendWaiting() }
    } else {
      scheduler.schedule { self.sendWaiting() }
    }
    return .none
  }

  private func sendWaiting() {
    enter()
    defer { leave() }
    isScheduled = false
    guard let value = waiting else { return }
    waiting = nil
    lastSent = throttle.scheduler.now
    if takeOne() { pass(value) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    slot.finish()
    throttle.scheduler.schedule {
      self.sendWaiting()
      self.finish(completion)
    }
  }

  override func closed() {
    slot.cancel()
  }
}

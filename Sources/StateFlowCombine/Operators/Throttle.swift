extension Publishers {
  /// A publisher that sends at most one value per interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// The minimum time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and sends the values.
    public let scheduler: Context

    /// Whether to send the last value in an interval instead of the first.
    public let latest: Bool

    /// Creates a publisher that sends at most one value from `upstream` per interval.
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
      upstream.subscribe(ThrottleConduit(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Sends at most one value per interval. The first value is sent immediately. At the end of each
  /// interval, either the last or the first value that arrived during the interval is sent,
  /// depending on `latest`.
  ///
  /// If the publisher completes while a value is waiting, that value is sent when it's due, before
  /// the completion. Values that arrive while the subscriber has no demand are dropped.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleConduit<Upstream: Publisher, Context: Scheduler>:
  Conduit<Upstream.Output, Upstream.Failure>, Subscriber
{
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private struct State {
    /// The time of the last event.
    var now: Context.SchedulerTimeType
    var lastSent: Context.SchedulerTimeType?
    var value: Input?
    var completion: Subscribers.Completion<Failure>?
    var isCompleting = false

    var isScheduled: Bool { value != nil || completion != nil }
  }

  /// The time of a scheduled delivery.
  private enum Due {
    case now
    case later(Context.SchedulerTimeType)
  }

  private let throttle: Publishers.Throttle<Upstream, Context>
  private let upstream = SubscriptionHolder()
  private let state: Locked<State>

  init<S>(_ throttle: Publishers.Throttle<Upstream, Context>, to subscriber: S)
  where S: Subscriber, S.Input == Input, S.Failure == Failure {
    self.throttle = throttle
    state = Locked(State(now: throttle.scheduler.now))
    super.init(to: subscriber)
  }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    let now = throttle.scheduler.now
    state.withLock { $0.now = now }
    open()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    let now = throttle.scheduler.now
    let due = state.withLock { state -> Due? in
      state.now = now
      if state.isScheduled {
        if throttle.latest { state.value = input }
        return nil
      }
      guard takeOne() else { return nil }
      state.value = input
      let earliest = state.lastSent?.advanced(by: throttle.interval) ?? state.now
      return earliest > state.now ? .later(earliest) : .now
    }
    if let due { schedule(due) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    let now = throttle.scheduler.now
    let isScheduled = state.withLock { state in
      state.now = now
      let isScheduled = state.isScheduled
      state.isCompleting = true
      state.completion = completion
      return isScheduled
    }
    if !isScheduled { schedule(.now) }
  }

  /// Whether the source may still send values.
  private var isOpen: Bool { upstream.isActive && !state.withLock { $0.isCompleting } }

  override func request(_ demand: Subscribers.Demand) {
    if upstream.isActive { add(demand) }
  }

  private func schedule(_ due: Due) {
    // The source retains this object for as long as there is something to deliver.
    let job: () -> Void = { [weak self] in self?.deliver() }
    switch due {
    case .now: throttle.scheduler.schedule(job)
    case .later(let date): throttle.scheduler.schedule(after: date, job)
    }
  }

  private func deliver() {
    exclusively {
      guard upstream.isActive else { return }
      let sendsOnlyValue = state.withLock { $0.value != nil && $0.completion == nil }
      let now = sendsOnlyValue ? throttle.scheduler.now : nil
      let due = state.withLock { state in
        let due = state
        state.value = nil
        state.completion = nil
        state.lastSent = now ?? state.lastSent
        return due
      }
      // The demand was used up when the value arrived.
      if let value = due.value { add(deliver(value)) }
      if let completion = due.completion {
        upstream.finish()
        finish(completion)
      }
    }
  }

  override func closed() {
    upstream.cancel()
  }
}

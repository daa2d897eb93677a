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

  private let throttle: Publishers.Throttle<Upstream, Context>
  private let upstream = SubscriptionHolder()

  // This lock guards the fields below.
  private let lock = Lock()
  private var lastSent: Context.SchedulerTimeType
  private var hasSent = false

  // Contains at most one value.
  private let waiting = Queue<Input>()
  private var completion = Subscribers.Completion<Failure>.finished
  private var isCompleting = false

  init<S>(_ throttle: Publishers.Throttle<Upstream, Context>, to subscriber: S)
  where S: Subscriber, S.Input == Input, S.Failure == Failure {
    self.throttle = throttle
    lastSent = throttle.scheduler.now
    super.init(to: subscriber)
  }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    readTime()
    open()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    let now = readTime()
    lock.lock()
    guard waiting.isEmpty ? takeOne() : throttle.latest else {
      lock.unlock()
      return .none
    }
    // The replaced value is released outside of the lock.
    let replaced = waiting.popFirst()
    waiting.append(input)
    let (lastSent, hasSent) = (lastSent, hasSent)
    lock.unlock()
    if replaced == nil {
      schedule(at: hasSent ? lastSent.advanced(by: throttle.interval) : now, now: now)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    let now = readTime()
    lock.lock()
    self.completion = completion
    isCompleting = true
    let isScheduled = !waiting.isEmpty
    lock.unlock()
    if !isScheduled { schedule(at: now, now: now) }
  }

  /// Whether the source may still send values.
  private var isOpen: Bool { upstream.isActive && !lock.withLock { isCompleting } }

  /// Returns the scheduler's time. As in Combine, the time is read at every event.
  @discardableResult
  private func readTime() -> Context.SchedulerTimeType { throttle.scheduler.now }

  override func request(_ demand: Subscribers.Demand) {
    if upstream.isActive { add(demand) }
  }

  private func schedule(at date: Context.SchedulerTimeType, now: Context.SchedulerTimeType) {
    // The source retains this object for as long as there is something to deliver.
    let job: () -> Void = { [weak self] in self?.deliver() }
    if date > now {
      throttle.scheduler.schedule(after: date, job)
    } else {
      throttle.scheduler.schedule(job)
    }
  }

  private func deliver() {
    exclusively {
      guard upstream.isActive else { return }
      if lock.withLock({ !waiting.isEmpty && !isCompleting }) {
        let now = readTime()
        lock.withLock { (lastSent, hasSent) = (now, true) }
      }
      let (next, isLast) = lock.withLock { (waiting.popFirst(), isCompleting) }
      // The demand was used up when the value arrived.
      if let next { add(deliver(next.element)) }
      if isLast {
        upstream.finish()
        finish(completion)
      }
    }
  }

  override func closed() { upstream.cancel() }
}

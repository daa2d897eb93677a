extension Publishers {
  /// A publisher that sends a value if no other value follows it within a given time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// The time that has to pass without another value before a value is sent.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and sends the values.
    public let scheduler: Context

    /// The options to pass to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends a value from `upstream` if no other value follows it within a
    /// given time.
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
      upstream.subscribe(DebounceConduit(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Sends a value if no other value follows it within a given time.
  ///
  /// If a value is waiting when the publisher completes, that value is dropped. A value is also
  /// dropped if the subscriber has no demand when the value is due.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class DebounceConduit<Upstream: Publisher, Context: Scheduler>:
  Conduit<Upstream.Output, Upstream.Failure>, Subscriber
{
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  /// The newest value, until it is sent or dropped.
  private struct Pending {
    var number = 0
    var value: Input?
    var timer: (any Cancellable)?
  }

  private let debounce: Publishers.Debounce<Upstream, Context>
  private let upstream = SubscriptionHolder()
  private let pending = Locked(Pending())

  init<S>(_ debounce: Publishers.Debounce<Upstream, Context>, to subscriber: S)
  where S: Subscriber, S.Input == Input, S.Failure == Failure {
    self.debounce = debounce
    super.init(to: subscriber)
  }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    open()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isActive else { return .none }
    let scheduler = debounce.scheduler
    // The replaced value is released outside of the lock.
    let (number, old) = pending.withLock { pending in
      let old = pending
      pending = Pending(number: old.number + 1, value: input)
      return (pending.number, old)
    }
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: debounce.dueTime), interval: debounce.dueTime,
      tolerance: scheduler.minimumTolerance, options: debounce.options
    ) {
      if let value = self.takePending(number) { self.send(value) }
    }
    let isPending = pending.withLock { pending in
      guard pending.number == number, pending.value != nil else { return false }
      pending.timer = timer
      return true
    }
    if !isPending { timer.cancel() }
    old.timer?.cancel()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.finish() else { return }
    _ = takePending()
    debounce.scheduler.schedule { self.finish(completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    if upstream.isActive { add(demand) }
  }

  override func closed() {
    upstream.cancel()
    _ = takePending()
  }

  /// Removes and returns the pending value if the value has the given number, and stops its timer.
  private func takePending(_ number: Int? = nil) -> Input? {
    let taken = pending.withLock { pending in
      guard number == nil || number == pending.number else { return Pending() }
      let taken = pending
      pending = Pending(number: taken.number)
      return taken
    }
    taken.timer?.cancel()
    return taken.value
  }
}

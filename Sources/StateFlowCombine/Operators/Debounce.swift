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

private final class DebounceConduit<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: OperatorConduit<Upstream.Output, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  /// The newest value, until it is sent or dropped.
  private struct Pending {
    var number = 0
    var value: Upstream.Output?
    var timer: (any Cancellable)?
  }

  private let debounce: Publishers.Debounce<Upstream, Context>
  private let demand = Locked(Subscribers.Demand.none)
  private let pending = Locked(Pending())

  // This lock is held during a delivery.
  private let delivery = RecursiveLock()

  init(_ debounce: Publishers.Debounce<Upstream, Context>, to downstream: Downstream) {
    self.debounce = debounce
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    deliver { downstream.receive(subscription: self) }
    subscription.request(.unlimited)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard isActive else { return .none }
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
    ) { self.send(number) }
    let isPending = pending.withLock { pending in
      guard pending.number == number, pending.value != nil else { return false }
      pending.timer = timer
      return true
    }
    if !isPending { timer.cancel() }
    old.timer?.cancel()
    return .none
  }

  /// Sends the value with the given number if it's still the newest one and the subscriber has
  /// requested a value.
  private func send(_ number: Int) {
    guard let value = takePending(number) else { return }
    let isRequested = demand.withLock { demand in
      defer { demand -= 1 }
      return demand != .none
    }
    guard isRequested, isActive else { return }
    deliver {
      let more = downstream.receive(value)
      demand.withLock { $0 += more }
    }
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard finish() else { return }
    _ = takePending()
    debounce.scheduler.schedule {
      self.deliver { self.downstream.receive(completion: completion) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    if isActive { self.demand.withLock { $0 += demand } }
  }

  override func cancel() {
    super.cancel()
    _ = takePending()
  }

  /// Removes and returns the pending value if the value has the given number, and stops its timer.
  private func takePending(_ number: Int? = nil) -> Upstream.Output? {
    let taken = pending.withLock { pending in
      guard number == nil || number == pending.number else { return Pending() }
      let taken = pending
      pending = Pending(number: taken.number)
      return taken
    }
    taken.timer?.cancel()
    return taken.value
  }

  private func deliver(_ work: () -> Void) {
    delivery.withLock(work)
  }
}

extension Publishers {
  /// A publisher that delivers values on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose values it delivers.
    public let upstream: Upstream

    /// The scheduler it delivers them on.
    public let scheduler: Context

    /// The options it passes to the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher that delivers the values of `upstream` on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReceiveOnConduit(to: subscriber, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler.
  ///
  /// A value arrives later even if it is sent on that scheduler. If the subscriber cancels before
  /// it arrives, it is dropped (C14). Values keep their order, on a concurrent queue too.
  public func receive<S>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Schedules one job for each event. A job delivers the oldest event that is waiting, so the order
/// doesn't depend on the scheduler.
private final class ReceiveOnConduit<Context: Scheduler, Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let scheduler: Context
  private let options: Context.SchedulerOptions?

  // Held during a delivery.
  private let delivery = RecursiveLock()

  // Guards the fields below, which therefore do without exclusivity checks. A sender never waits
  // for a delivery.
  private let lock = Lock()
  @exclusivity(unchecked)
  private var waiting: [Event] = []
  @exclusivity(unchecked)
  private var next = 0
  @exclusivity(unchecked)
  private var isCompleting = false

  init(to downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    delivery.lock()
    downstream.receive(subscription: self)
    delivery.unlock()
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    schedule(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    schedule(.completion(completion))
  }

  /// Cancels, unless the source has completed: what is then on its way still arrives, as in Combine.
  override func cancel() {
    lock.lock()
    let isCompleting = isCompleting
    lock.unlock()
    if !isCompleting { super.cancel() }
  }

  private func schedule(_ event: Event) {
    guard isActive else { return }
    lock.lock()
    let isAccepted = !isCompleting
    if isAccepted {
      waiting.append(event)
      if case .completion = event { isCompleting = true }
    }
    lock.unlock()
    if isAccepted { scheduler.schedule(options: options) { self.deliverNext() } }
  }

  private func deliverNext() {
    delivery.lock()
    defer { delivery.unlock() }
    switch removeNext() {
    case .value(let value):
      guard isActive else { return }
      let demand = downstream.receive(value)
      if demand != .none { subscription?.request(demand) }
    case .completion(let completion):
      if finish() { downstream.receive(completion: completion) }
    }
  }

  private func removeNext() -> Event {
    lock.lock()
    defer { lock.unlock() }
    let event = waiting[next]
    next += 1
    // Removing a whole run of events at once is cheaper than closing a gap each time.
    if next == waiting.count || next > 64 {
      waiting.removeFirst(next)
      next = 0
    }
    return event
  }
}

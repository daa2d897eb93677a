/// An operator that passes each event to its subscriber in a job that runs later.
///
/// The operator schedules one job for each event. A job delivers the oldest waiting event, so the
/// order doesn't depend on the scheduler.
final class ScheduledConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private let schedule: (@escaping () -> Void) -> Void

  // This lock is held during a delivery.
  private let delivery = RecursiveLock()

  // This lock guards the fields below. A sender never waits for a delivery.
  private let lock = Lock()
  private var waiting = Queue<() -> Void>()
  private var isCompleting = false

  /// Creates an operator that passes its jobs to `schedule`.
  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    delivery.withLock { downstream.receive(subscription: self) }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    enqueue {
      guard self.isActive else { return }
      let demand = self.downstream.receive(input)
      if demand != .none { self.subscription?.request(demand) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue(isLast: true) {
      if self.finish() { self.downstream.receive(completion: completion) }
    }
  }

  /// Cancels the operator, unless the source has completed. After a completion, pending events
  /// still arrive, as in Combine.
  override func cancel() {
    if !lock.withLock({ isCompleting }) { super.cancel() }
  }

  private func enqueue(isLast: Bool = false, _ event: @escaping () -> Void) {
    guard isActive else { return }
    let isAccepted = lock.withLock {
      guard !isCompleting else { return false }
      waiting.append(event)
      isCompleting = isLast
      return true
    }
    if isAccepted { schedule { self.deliverNext() } }
  }

  private func deliverNext() {
    delivery.withLock {
      if let event = lock.withLock({ waiting.popFirst() }) { event() }
    }
  }
}

/// An operator that passes each event to its subscriber in a job that runs later.
///
/// The operator schedules one job for each event. A job delivers the oldest waiting event, so the
/// order doesn't depend on the scheduler.
class ScheduledConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private let schedule: (@escaping () -> Void) -> Void

  // This lock is held during a delivery.
  private let delivery = RecursiveLock()

  // This lock guards the fields below. A sender never waits for a delivery.
  private let lock = Lock()
  private let waiting = Queue<Downstream.Input>()
  private var completion = Subscribers.Completion<Downstream.Failure>.finished
  private var isCompleting = false

  /// Creates an operator that passes its jobs to `schedule`.
  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(to: downstream)
  }

  final override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    delivery.withLock { downstream.receive(subscription: self) }
  }

  final override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    enqueue { waiting.append(input) }
    return .none
  }

  final override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue {
      self.completion = completion
      isCompleting = true
    }
  }

  private func enqueue(_ event: () -> Void) {
    guard isActive else { return }
    lock.lock()
    let isAccepted = !isCompleting
    if isAccepted { event() }
    lock.unlock()
    if isAccepted { schedule { self.deliverNext() } }
  }

  /// Cancels the operator, unless the source has completed. After a completion, pending events
  /// still arrive, as in Combine.
  final override func cancel() {
    if !lock.withLock({ isCompleting }) { super.cancel() }
  }

  private func deliverNext() {
    delivery.lock()
    defer { delivery.unlock() }
    // There are as many jobs as events, so only the last job finds no value.
    guard let next = lock.withLock({ waiting.popFirst() }) else { return complete() }
    guard isActive else { return }
    let demand = downstream.receive(next.element)
    if demand != .none { subscription?.request(demand) }
  }

  @inline(never)
  private func complete() {
    if finish() { downstream.receive(completion: completion) }
  }
}

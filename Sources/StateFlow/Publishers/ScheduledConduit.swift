/// An operator that passes each event to its subscriber in a job that runs later.
///
/// The operator schedules one job for each event. A job delivers the oldest waiting event, so the
/// order doesn't depend on the scheduler.
final class ScheduledConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let schedule: (@escaping () -> Void) -> Void

  // This lock is held during a delivery.
  private let delivery = RecursiveLock()

  // This lock guards the fields below. A sender never waits for a delivery.
  private let lock = Lock()
  private var waiting = Queue<Event>()
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
    enqueue(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue(.completion(completion))
  }

  /// Cancels the operator, unless the source has completed. After a completion, pending events
  /// still arrive, as in Combine.
  override func cancel() {
    if !lock.withLock({ isCompleting }) { super.cancel() }
  }

  private func enqueue(_ event: Event) {
    guard isActive else { return }
    let isAccepted = lock.withLock {
      guard !isCompleting else { return false }
      waiting.append(event)
      if case .completion = event { isCompleting = true }
      return true
    }
    if isAccepted { schedule { self.deliverNext() } }
  }

  private func deliverNext() {
    delivery.withLock {
      switch lock.withLock({ waiting.popFirst() }) {
      case .value(let value):
        guard isActive else { return }
        let demand = downstream.receive(value)
        if demand != .none { subscription?.request(demand) }
      case .completion(let completion):
        if finish() { downstream.receive(completion: completion) }
      case nil:
        break
      }
    }
  }
}

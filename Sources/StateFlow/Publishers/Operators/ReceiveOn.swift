extension Publishers {
  /// A publisher that sends on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// Where they are sent on.
    public let scheduler: Context

    /// What the scheduler is told.
    public let options: Context.SchedulerOptions?

    /// A publisher that sends the values of `upstream` on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let subscription = ReceiveOnSubscription(to: subscriber) { work in
        scheduler.schedule(options: options, work)
      }
      subscription.follow(upstream)
    }
  }
}

extension Publisher {
  /// Sends values and the completion on a scheduler.
  ///
  /// Even a value that is sent on that scheduler arrives later. One that is on its way when the
  /// subscriber cancels is dropped (C14). The order stays, on a concurrent queue too.
  public func receive<S>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// What is on its way to a scheduler.
///
/// Each event is one job of the scheduler, and a job takes whichever event is next, so that the
/// order does not depend on the scheduler.
private final class ReceiveOnSubscription<Downstream: Subscriber>:
  OperatorSubscription<Downstream>
{
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private struct Line: @unchecked Sendable {
    var events: [Event] = []
  }

  // Has a lock of its own, so that a sender never waits for a sink.
  private let line = Locked(Line())
  private let slot = SubscriptionSlot()
  private let schedule: (@escaping () -> Void) -> Void

  /// How many events may be delivered. Locked by `enter`.
  private var due = 0

  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(to: downstream)
  }

  func follow<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    open {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { self.slot.acceptAndRequestAll($0) },
          receiveValue: { self.enqueue(.value($0)) },
          receiveCompletion: { _ = self.enqueue(.completion($0)) }))
    }
  }

  private func enqueue(_ event: Event) -> Subscribers.Demand {
    let added = Line(events: [event])
    line.withLock { $0.events += added.events }
    schedule {
      self.enter()
      self.due += 1
      self.requested()
      self.leave()
    }
    return .none
  }

  override func requested() {
    while due > 0,
      let next = line.withLock({ Line(events: Array($0.events.prefix(1))) }).events.first
    {
      switch next {
      case .value(let value):
        // It waits here until the subscriber wants it.
        guard takeOne() else { return }
        removeNext()
        pass(value)
      case .completion(let completion):
        removeNext()
        slot.finish()
        finish(completion)
      }
    }
  }

  private func removeNext() {
    due -= 1
    _ = line.withLock { Line(events: [$0.events.removeFirst()]) }
  }

  override func closed() {
    slot.cancel()
  }
}

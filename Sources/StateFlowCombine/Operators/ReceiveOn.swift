extension Publishers {
  /// A publisher that delivers values on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose values are delivered.
    public let upstream: Upstream

    /// The scheduler that delivers the values.
    public let scheduler: Context

    /// The options to pass to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the values from `upstream` on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReceiveOnConduit(to: subscriber) { [scheduler, options] deliver in
          scheduler.schedule(options: options, deliver)
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler.
  ///
  /// A value arrives later even if it's sent on the same scheduler. If the subscriber cancels
  /// before a value arrives, the value is dropped (C14). Values stay in order, even on a concurrent
  /// queue.
  public func receive<S>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

private final class ReceiveOnConduit<Downstream: Subscriber>: ScheduledConduit<Downstream> {}

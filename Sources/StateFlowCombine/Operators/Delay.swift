extension Publishers {
  /// A publisher that delivers values after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publisher whose values are delivered.
    public let upstream: Upstream

    /// The time that passes before a value is delivered.
    public let interval: Context.SchedulerTimeType.Stride

    /// The tolerance to pass to the scheduler.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and delivers the values.
    public let scheduler: Context

    /// The options to pass to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the values from `upstream` after a delay.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DelayConduit(to: subscriber) { deliver in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            deliver)
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion after a delay, on a scheduler.
  ///
  /// If the subscriber cancels before a value arrives, the value is dropped. Values stay in order.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

private final class DelayConduit<Downstream: Subscriber>: ScheduledConduit<Downstream> {}

/// A scheduler that runs all work immediately on the current thread, no matter what time it is
/// scheduled for.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime

  /// The type of the options for work on this scheduler, which has no options.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { SchedulerTime(nanoseconds: 0) }

  public var minimumTolerance: SchedulerTime.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs work once, because the scheduler's time never advances.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

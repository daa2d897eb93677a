/// A type that measures time and runs work as soon as possible or at a given time.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of points in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The type of the options for a piece of work.
  associatedtype SchedulerOptions

  /// The current time.
  var now: SchedulerTimeType { get }

  /// The minimum tolerance that the scheduler supports.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs work at a given time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs work at a given time, and then repeatedly until you cancel it.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs work at a given time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work at a given time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs work at a given time, and then repeatedly until you cancel it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A type for lengths of time that you can create from seconds or smaller units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a length of time equal to `value` seconds.
  static func seconds(_ value: Int) -> Self

  /// Returns a length of time equal to `value` seconds.
  static func seconds(_ value: Double) -> Self

  /// Returns a length of time equal to `value` milliseconds.
  static func milliseconds(_ value: Int) -> Self

  /// Returns a length of time equal to `value` microseconds.
  static func microseconds(_ value: Int) -> Self

  /// Returns a length of time equal to `value` nanoseconds.
  static func nanoseconds(_ value: Int) -> Self
}

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

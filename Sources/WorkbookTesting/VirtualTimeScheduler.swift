import StateFlow

/// A scheduler whose time advances only when a test advances it.
///
///     let scheduler = VirtualTimeScheduler()
///     let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
///     subject.send(1)
///     scheduler.advance(by: .seconds(1))
///     #expect(recorder.values == [1])
///
/// Scheduled actions run on the thread that advances the time, in order of their dates. Actions
/// with the same date run in the order in which they were scheduled.
public final class VirtualTimeScheduler: Scheduler, @unchecked Sendable {
  /// A point in time on the scheduler's clock.
  public typealias SchedulerTimeType = SchedulerTime

  /// The scheduler's options, of which there are none.
  public typealias SchedulerOptions = Never

  private struct Job {
    let date: SchedulerTime
    let action: () -> Void
  }

  private let lock = NSLock()
  // The lock protects these.
  private var time = SchedulerTime(nanoseconds: 0)
  /// The scheduled actions, in the order in which they run.
  private var jobs: [Job] = []

  /// Creates a scheduler with a current time of zero.
  public init() {}

  /// The scheduler's current time.
  public var now: SchedulerTime { lock.withLock { time } }

  /// The smallest tolerance that has an effect. It's zero, because actions always run on time.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// The number of scheduled actions that haven't run yet.
  public var pendingCount: Int { lock.withLock { jobs.count } }

  /// Schedules an action for the current time. The action runs at the next call to
  /// ``advance(by:)``.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    enter(at: now, action)
  }

  /// Schedules an action for a date.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    enter(at: date, action)
  }

  /// Schedules an action for a date and then repeats it after each interval until the returned
  /// token is canceled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > 0, "To repeat work, use an interval greater than zero.")
    var isCancelled = false
    func run(at date: SchedulerTime) {
      enter(at: date) {
        guard !isCancelled else { return }
        action()
        run(at: date.advanced(by: interval))
      }
    }
    run(at: date)
    return AnyCancellable { isCancelled = true }
  }

  /// Advances the time and runs all actions that are due by then.
  ///
  /// If these actions schedule more actions that are due by then, the new actions run as well.
  public func advance(by interval: SchedulerTime.Stride = 0) {
    let end = now.advanced(by: interval)
    while let job = takeNext(until: end) { job.action() }
    lock.withLock { time = max(time, end) }
  }

  /// Runs a test whose `Timer.publish` timers follow this scheduler's time.
  ///
  ///     let scheduler = VirtualTimeScheduler()
  ///     scheduler.drivingTimers {
  ///       let screen = Screen { Clock() }
  ///       scheduler.advance(by: .seconds(1))
  ///     }
  ///
  /// A timer follows the scheduler if it's connected while `body` runs, for example because a
  /// view with `onReceive` appears. Dates start at the reference date.
  public func drivingTimers<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TimerClock.$scheduler.withValue(self, operation: body)
  }

  private func enter(at date: SchedulerTime, _ action: @escaping () -> Void) {
    lock.withLock {
      let place = jobs.firstIndex { $0.date > date } ?? jobs.endIndex
      jobs.insert(Job(date: date, action: action), at: place)
    }
  }

  private func takeNext(until end: SchedulerTime) -> Job? {
    lock.withLock {
      guard let next = jobs.first, next.date <= end else { return nil }
      time = max(time, next.date)
      return jobs.removeFirst()
    }
  }
}

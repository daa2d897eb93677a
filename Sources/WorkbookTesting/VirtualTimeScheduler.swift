import StateFlow
import Synchronization

/// A scheduler whose time goes on only when a test says so.
///
///     let scheduler = VirtualTimeScheduler()
///     let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
///     subject.send(1)
///     scheduler.advance(by: .seconds(1))
///     #expect(recorder.values == [1])
///
/// Work runs in the order of its time, and work for the same time in the order in which it was
/// scheduled, on the thread that advances.
public final class VirtualTimeScheduler: Scheduler, Sendable {
  /// A point in the scheduler's time.
  public typealias SchedulerTimeType = SchedulerTime

  /// There is nothing to tell this scheduler.
  public typealias SchedulerOptions = Never

  private struct Job {
    let date: SchedulerTime
    let number: Int
    let action: () -> Void
  }

  private struct State: @unchecked Sendable {
    var now = SchedulerTime(nanoseconds: 0)
    var jobs: [Job] = []
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// A scheduler at the beginning of its time.
  public init() {}

  /// The present.
  public var now: SchedulerTime { state.withLock { $0.now } }

  /// The least tolerance that makes a difference.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// How many pieces of work have not run yet.
  public var pendingCount: Int { state.withLock { $0.jobs.count } }

  /// Runs work as soon as possible.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    enter(at: now, action)
  }

  /// Runs work at some time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    enter(at: date, action)
  }

  /// Runs work at some time, and then again and again until it is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > 0, "Work that is repeated needs an interval above zero.")
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

  /// Lets so much time pass, and runs the work that falls due in it.
  ///
  /// Work that is scheduled by such work runs too, if it falls due in the same time.
  public func advance(by interval: SchedulerTime.Stride = 0) {
    let end = now.advanced(by: interval)
    while let job = takeNext(until: end) { job.action() }
    state.withLock { $0.now = max($0.now, end) }
  }

  #if !canImport(Combine)
    /// Runs a test whose `Timer.publish` timers follow this scheduler's time.
    ///
    ///     let scheduler = VirtualTimeScheduler()
    ///     scheduler.drivingTimers {
    ///       let screen = Screen { Clock() }
    ///       scheduler.advance(by: .seconds(1))
    ///     }
    ///
    /// A timer follows it if it is connected while `body` runs, as it is when a view with
    /// `onReceive` appears. Dates start at the reference date.
    public func drivingTimers<Result>(_ body: () throws -> Result) rethrows -> Result {
      try TimerClock.$scheduler.withValue(self, operation: body)
    }
  #endif

  private func enter(at date: SchedulerTime, _ action: @escaping () -> Void) {
    var added = State()
    added.jobs = [Job(date: date, number: 0, action: action)]
    let job = added
    state.withLock { state in
      state.lastNumber += 1
      state.jobs.append(
        Job(date: date, number: state.lastNumber, action: job.jobs[0].action))
    }
  }

  private func takeNext(until end: SchedulerTime) -> Job? {
    var taken = State()
    taken = state.withLock { state in
      var next = State()
      let due = state.jobs.indices.filter { state.jobs[$0].date <= end }
      let first = due.min { lhs, rhs in
        let (a, b) = (state.jobs[lhs], state.jobs[rhs])
        return (a.date, a.number) < (b.date, b.number)
      }
      if let first {
        next.jobs = [state.jobs.remove(at: first)]
        state.now = max(state.now, next.jobs[0].date)
      }
      return next
    }
    return taken.jobs.first
  }
}

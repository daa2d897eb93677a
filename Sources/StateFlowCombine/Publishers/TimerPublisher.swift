import Dispatch
import Foundation

/// The clock for publishers that `Timer.publish` returns.
package enum TimerClock {
  /// The scheduler whose time the publishers use in tests instead of the run loop's time.
  @TaskLocal package static var scheduler: (any Scheduler<SchedulerTime> & Sendable)?
}

extension Timer {
  #if canImport(Combine)
    // On Apple platforms, Foundation has such a method for Combine: its publishers aren't the kit's,
    // and can't follow a scheduler. The compiler prefers a method that needs no default argument and
    // whose parameters aren't optional, so it chooses one of these.

    /// Returns a publisher that repeatedly sends the current date after you connect it.
    public static func publish(
      every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> StateFlowCombine.TimerPublisher {
      StateFlowCombine.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// Returns a publisher that repeatedly sends the current date after you connect it.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> StateFlowCombine.TimerPublisher {
      StateFlowCombine.TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
  #else
    /// Returns a publisher that repeatedly sends the current date after you connect it.
    ///
    ///     let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// *Choice*: a timer on the main run loop uses the main queue. That also works in a program
    /// without an active run loop, such as a command-line tool.
    ///
    /// - Parameters:
    ///   - interval: The number of seconds between two dates.
    ///   - tolerance: The number of seconds by which the publisher may be late in sending a date.
    ///   - runLoop: The run loop that the timer is scheduled on.
    ///   - mode: The mode that the run loop has to be in.
    ///   - options: The scheduler options. They have no effect, because run loops have no options.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public typealias TimerPublisher = StateFlowCombine.TimerPublisher
  #endif
}

/// A publisher that repeatedly sends the current date after you connect it. It drops dates that
/// its subscribers haven't requested.
public final class TimerPublisher: ConnectablePublisher {
  public typealias Output = Date

  public typealias Failure = Never

  /// The number of seconds between two dates.
  public let interval: TimeInterval

  /// The number of seconds by which the publisher may be late in sending a date.
  public let tolerance: TimeInterval?

  /// The run loop that the timer is scheduled on.
  public let runLoop: RunLoop

  /// The mode that the run loop has to be in.
  public let mode: RunLoop.Mode

  /// The scheduler options. They have no effect, because run loops have no options.
  public let options: RunLoop.SchedulerOptions?

  private let subscribers = Handoff(SubscriberList<Date, Never>(publisherName: "Timer"))

  /// Creates a timer publisher with the given interval.
  public init(
    interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
    mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) {
    self.interval = interval
    self.tolerance = tolerance
    self.runLoop = runLoop
    self.mode = mode
    self.options = options
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Date, S.Failure == Never {
    subscribers.value.add(subscriber)
  }

  public func connect() -> any Cancellable {
    if let scheduler = TimerClock.scheduler { return connect(to: scheduler) }
    return runLoop == .main ? connectToMainQueue() : connectToRunLoop()
  }

  private func connect(to scheduler: some Scheduler<SchedulerTime>) -> any Cancellable {
    scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(interval)), interval: .seconds(interval)
    ) { [subscribers] in
      let seconds = Double(scheduler.now.nanoseconds) / 1e9
      subscribers.value.send(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  private func connectToMainQueue() -> any Cancellable {
    let ticks = DispatchSource.makeTimerSource(queue: .main)
    let leeway = DispatchTimeInterval.nanoseconds(Int((tolerance ?? 0) * 1e9))
    ticks.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
    ticks.setEventHandler { [subscribers] in
      MainActor.enqueue(Handoff { if !ticks.isCancelled { subscribers.value.send(Date()) } })
    }
    ticks.activate()
    return AnyCancellable { ticks.cancel() }
  }

  private func connectToRunLoop() -> any Cancellable {
    let ticks = Timer(timeInterval: interval, repeats: true) { [subscribers] _ in
      subscribers.value.send(Date())
    }
    ticks.tolerance = tolerance ?? 0
    runLoop.add(ticks, forMode: mode)
    return AnyCancellable { ticks.invalidate() }
  }
}

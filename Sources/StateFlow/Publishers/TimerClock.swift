/// The clock for publishers that `Timer.publish` returns.
package enum TimerClock {
  /// The scheduler whose time the publishers use in tests instead of the run loop's time.
  @TaskLocal package static var scheduler: (any Scheduler<SchedulerTime> & Sendable)?
}

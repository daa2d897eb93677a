/// The clock of the publishers that `Timer.publish` returns.
package enum TimerClock {
  /// The scheduler whose time the publishers use in tests, instead of the run loop's.
  @TaskLocal package static var scheduler: (any Scheduler<SchedulerTime> & Sendable)?
}

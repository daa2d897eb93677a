/// The clock of the publishers that `Timer.publish` returns.
package enum TimerClock {
  /// The scheduler whose time they follow instead of the run loop's, in tests.
  @TaskLocal package static var scheduler: (any Scheduler<SchedulerTime> & Sendable)?
}

/// A deadline for a child process. The deadline moves whenever the child makes progress.
///
/// The deadline expires when the child has made no progress for ``ChildLimits/time``, not counting
/// time spent waiting for a processor, or when the child has run for ``ChildLimits/totalTime``.
struct ProgressDeadline {
  private let limits: ChildLimits
  private let usage: CPUUsage
  private let end: ContinuousClock.Instant
  private var next: ContinuousClock.Instant
  private var timeAtProgress = Duration.zero

  /// Creates a deadline for a child that has just started.
  init(_ limits: ChildLimits, usage: CPUUsage, now: ContinuousClock.Instant = .now) {
    self.limits = limits
    self.usage = usage
    end = now + limits.totalTime
    next = now + limits.time
  }

  /// The time at which to call ``hasExpired(now:)`` next.
  var nextCheck: ContinuousClock.Instant { min(next, end) }

  /// Restarts the time limit, because the child has made progress.
  mutating func recordProgress(now: ContinuousClock.Instant = .now) {
    next = now + limits.time
    timeAtProgress = usage.time()
  }

  /// Returns whether the deadline has expired. If it hasn't, schedules the next check.
  ///
  /// If the child has been waiting for a processor, its deadline is extended by the time that it
  /// spent waiting. Because the child may block in the meantime, the next check is due after at
  /// most a quarter of the time limit.
  mutating func hasExpired(now: ContinuousClock.Instant = .now) -> Bool {
    if now < nextCheck { return false }
    // The group's time includes time that the child's descendants used before the last progress.
    // This can only shorten the remaining time.
    let left = limits.time - (usage.groupTime() - timeAtProgress)
    guard left > .zero, now < end, usage.isRunnable() else { return true }
    next = now + max(min(left, limits.time / 4), .milliseconds(10))
    return false
  }
}

/// The time that a child still has.
///
/// It runs out when the child has made no progress for long enough, and has had a processor, or did
/// not want one, all the while; or when it has gone on for too long in all.
struct ProgressDeadline {
  private let limits: ChildLimits
  private let use: ProcessorUse
  private let end: ContinuousClock.Instant
  private var next: ContinuousClock.Instant
  private var timeAtProgress = Duration.zero

  /// The allowance of a child that has just begun.
  init(_ limits: ChildLimits, use: ProcessorUse, now: ContinuousClock.Instant = .now) {
    self.limits = limits
    self.use = use
    end = now + limits.totalTime
    next = now + limits.time
  }

  /// When to ask next whether it has run out.
  var deadline: ContinuousClock.Instant { min(next, end) }

  /// Gives the child its time anew.
  mutating func progress(now: ContinuousClock.Instant = .now) {
    next = now + limits.time
    timeAtProgress = use.time()
  }

  /// Whether it has run out, asked when the deadline has come.
  ///
  /// A child that stands in the queue for the processors gets what it has not had; but it is looked
  /// at again before long, since it may begin to wait for what never comes.
  mutating func hasRunOut(now: ContinuousClock.Instant = .now) -> Bool {
    if now < deadline { return false }
    // What others of its group had before the progress counts as well: they get less, not more.
    let left = limits.time - (use.groupTime() - timeAtProgress)
    guard left > .zero, now < end, use.isWanted() else { return true }
    next = now + max(min(left, limits.time / 4), .milliseconds(10))
    return false
  }
}

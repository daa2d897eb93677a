import StateFlow

// Views aren't the only code that follows a model: a log, a file, or a window's
// title can follow it, too. Observation notifies such code once, before a
// change. To be notified again, the code has to observe again.
//
// 1. observe runs the work immediately.
// 2. A change to any property that the work read schedules another run, which
//    reads the new value on the scheduler's next turn. What happens if the work
//    itself changes a property that it reads is up to you.
// 3. The work runs again after each later change, too.
// 4. Several changes before a scheduled run starts don't schedule more runs.
// 5. A change to a property that the last run didn't read doesn't run the work.
// 6. After the token is canceled or released, the work doesn't run again.
// 7. That is also true of a run that was already scheduled.
// 8. The work can cancel its own token.
// 9. A canceled loop releases the work, so it doesn't keep alive anything that
//    the work uses.

/// Runs `work` immediately, and again after each change to a property that the
/// last run read, until the returned token is canceled or released.
func observe(
  on scheduler: some Scheduler, _ work: @escaping () -> Void
) -> AnyCancellable {
  let loop = TrackingLoop(on: scheduler, work)
  loop.run()
  return AnyCancellable { loop.cancel() }
}

final class TrackingLoop {
  private var work: (() -> Void)?
  private let schedule: (@escaping () -> Void) -> Void

  init(on scheduler: some Scheduler, _ work: @escaping () -> Void) {
    self.work = work
    schedule = { scheduler.schedule($0) }
  }

  func run() {
    unfinished(
      """
      Run the work, and observe what it reads (requirements 1 to 5). You can \
      replace the line below.
      """)
    work?()
  }

  func cancel() {
    unfinished("Stop the work, and release it (requirements 6 to 9).")
  }
}

/// A model to try the loop with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}

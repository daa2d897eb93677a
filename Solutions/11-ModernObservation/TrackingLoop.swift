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
    // A run that was scheduled before the loop was canceled ends here.
    guard let work else { return }
    withObservationTracking(work) { [weak self] in
      // The property still has its old value, so schedule the work for later.
      // Until it has run, nothing is observed, so it runs once for many
      // changes.
      MainActor.assumeIsolated {
        self?.schedule { self?.run() }
      }
    }
  }

  func cancel() {
    // You can't cancel an observation, but now it has nothing to do.
    work = nil
  }
}

/// A model to try the loop with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}

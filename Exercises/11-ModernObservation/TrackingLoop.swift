import StateFlow

// Views aren't the only code that follows a model: a log, a file, or a window's
// title can follow it, too. Observation notifies such code once, before a
// change. To be notified again, the code has to observe again.

/// Runs `work` immediately, and again after each change to a property that the
/// last run read, until the returned token is canceled or released. The work
/// itself can cancel the token. The work should only read the model: what
/// happens if it changes a property that it reads is up to you.
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
      Run the work and observe the properties that it reads. When one of them \
      changes, schedule another run. Further changes before that run starts \
      must not schedule more runs. You can replace the line below.
      """)
    work?()
  }

  func cancel() {
    unfinished(
      """
      Make sure that the work doesn't run again, not even if a run is already \
      scheduled. Release the work so that the loop doesn't keep alive anything \
      that the work uses.
      """)
  }
}

/// A model to try the loop with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}

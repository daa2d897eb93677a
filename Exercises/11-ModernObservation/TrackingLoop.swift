import Observation
import StateFlow

// Not only views follow a model. A log can, or a file, or the title of a
// window. Observation notifies such code once, before a change. To be notified
// again, it has to observe again.

/// Runs `work` immediately, and again after each change of a property that the
/// last run read, until the token is cancelled or released. The work can cancel
/// the token itself. The work only reads the model: what happens if it changes
/// a property that it reads is up to you.
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
      Run the work and observe what it reads. When that changes, let the \
      scheduler run the work again, only once for all changes before this run. \
      What earlier runs read doesn't count. You can change the line below.
      """)
    work?()
  }

  func cancel() {
    unfinished(
      """
      Make sure that the work doesn't run again, not even if a run is already \
      scheduled. Release the work, so that the loop keeps nothing alive that \
      the work uses.
      """)
  }
}

/// A model to try it with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}

import Observation
import StateFlow

// Not only views follow a model: a log does, a file, the title of a window.
// Observation tells them once, before a change. After that they must ask anew.

/// Runs `work` at once, and again after each change of what it last read,
/// until the token is cancelled or lost. The work may do that itself. It only
/// reads the model: what comes of work that changes what it reads is open.
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
      Run the work, and have the scheduler run it again when what it read has \
      changed: once, however much changes before the scheduler's turn. Only \
      the last run counts for what is read.
      """)
    work?()
  }

  func cancel() {
    unfinished(
      """
      From now on the work does not run, not even if a run is scheduled \
      already. The loop lets go of the work, so that nothing keeps alive what \
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

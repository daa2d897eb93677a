// It looks as if a flag were enough to end it: the observation waits on for a change, and holds the work and all that it uses.
// Caught by: cancelled, it keeps nothing of its work alive
import Observation
import StateFlow

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
  private let work: () -> Void
  private var isCancelled = false
  private let schedule: (@escaping () -> Void) -> Void

  init(on scheduler: some Scheduler, _ work: @escaping () -> Void) {
    self.work = work
    schedule = { scheduler.schedule($0) }
  }

  func run() {
    guard !isCancelled else { return }
    withObservationTracking(work) {
      MainActor.assumeIsolated {
        self.schedule { self.run() }
      }
    }
  }

  func cancel() {
    isCancelled = true
  }
}

/// A model to try it with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}

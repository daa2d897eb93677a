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
    // A run that was scheduled before the loop was cancelled ends here.
    guard let work else { return }
    withObservationTracking(work) { [weak self] in
      // The value is still the old one, so the work has to wait. Nobody is
      // told again until it has run: that makes one run of many changes.
      MainActor.assumeIsolated {
        self?.schedule { self?.run() }
      }
    }
  }

  func cancel() {
    // An observation cannot be cancelled. It is left with nothing to do.
    work = nil
  }
}

/// A model to try it with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}
